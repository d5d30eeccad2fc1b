CREATE TABLE "point_accounts" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"balance" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	CONSTRAINT "point_accounts_merchant_member_id_pk" PRIMARY KEY("merchant","member_id"),
	CONSTRAINT "point_accounts_balance" CHECK ("point_accounts"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "point_movements" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"kind" text NOT NULL,
	"points" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_movements_merchant_member_id_sequence_pk" PRIMARY KEY("merchant","member_id","sequence"),
	CONSTRAINT "point_movements_points" CHECK ("point_movements"."points" <> 0)
);
--> statement-breakpoint
ALTER TABLE "point_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "redemptions" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"reward_id" text NOT NULL,
	"points" bigint NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decides_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemptions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "redemptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("merchant","member_id","requested_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "point_accounts" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("point_accounts"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("point_accounts"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "point_movements" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("point_movements"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("point_movements"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "redemptions" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("redemptions"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("redemptions"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "point_accounts" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT ON "point_movements" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "redemptions" TO "baize_gateway";
