CREATE TABLE "bonuses" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"cause" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_first" boolean NOT NULL,
	"is_forfeited" boolean NOT NULL,
	"lapses_at" timestamp with time zone,
	"basic" bigint NOT NULL,
	"state" text NOT NULL,
	"left" bigint NOT NULL,
	"released" bigint NOT NULL,
	"owed" bigint NOT NULL,
	"nth" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonuses_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "bonuses_amount" CHECK ("bonuses"."amount" > 0),
	CONSTRAINT "bonuses_sums" CHECK ("bonuses"."basic" >= 0 and "bonuses"."released" >= 0 and "bonuses"."owed" >= 0),
	CONSTRAINT "bonuses_ended" CHECK (("bonuses"."state" = 'open') = ("bonuses"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "bonuses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rebates" DROP CONSTRAINT "rebates_amount";--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "bonus_moves" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "bonus_is_first" boolean;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "bonus_is_forfeited" boolean;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "bonus_days" integer;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_cause" ON "bonuses" USING btree ("merchant","cause");--> statement-breakpoint
CREATE INDEX "bonuses_member" ON "bonuses" USING btree ("merchant","member_id","granted_at");--> statement-breakpoint
CREATE INDEX "bonuses_open" ON "bonuses" USING btree ("merchant","member_id","granted_at") WHERE "bonuses"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bonuses_due" ON "bonuses" USING btree ("merchant","lapses_at") WHERE "bonuses"."state" = 'open';--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_amount" CHECK ("rebates"."amount" >= 0);--> statement-breakpoint
CREATE POLICY "own_rows" ON "bonuses" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("bonuses"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("bonuses"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "bonuses" TO "baize_gateway";--> statement-breakpoint
GRANT UPDATE ON "rebates" TO "baize_gateway";
