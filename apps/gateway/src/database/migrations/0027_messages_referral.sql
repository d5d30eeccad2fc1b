CREATE TABLE "referral_codes" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_codes_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "referral_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "referrals" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"rule" text NOT NULL,
	"reward" bigint NOT NULL,
	"required" bigint NOT NULL,
	"times" integer NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "referrals_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "referrals_others" CHECK ("referrals"."friend_id" <> "referrals"."member_id"),
	CONSTRAINT "referrals_reward" CHECK ("referrals"."reward" > 0 and "referrals"."required" > 0)
);
--> statement-breakpoint
ALTER TABLE "referrals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_messages" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"titles" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_messages_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "member_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_friend_id_members_merchant_id_fk" FOREIGN KEY ("merchant","friend_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("merchant","code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("merchant","friend_id");--> statement-breakpoint
CREATE INDEX "referrals_newest" ON "referrals" USING btree ("merchant","member_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "member_messages_newest" ON "member_messages" USING btree ("merchant","member_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "game_rounds_placed" ON "game_rounds" USING btree ("merchant","placed_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "referral_codes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("referral_codes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("referral_codes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "referrals" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("referrals"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("referrals"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_messages" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_messages"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_messages"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
GRANT SELECT, INSERT ON "referral_codes" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "referrals" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "member_messages" TO "baize_gateway";
