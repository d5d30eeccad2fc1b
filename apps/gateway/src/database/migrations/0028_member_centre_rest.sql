CREATE TABLE "pending_authenticators" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_authenticators_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "pending_authenticators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "security_changes" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_changes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "security_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "exclusions" (
	"merchant" text NOT NULL,
	"subject" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "exclusions_merchant_subject_pk" PRIMARY KEY("merchant","subject")
);
--> statement-breakpoint
ALTER TABLE "exclusions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "limit_changes" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"period" text,
	"step" text NOT NULL,
	"before" bigint,
	"after" bigint,
	"until" timestamp with time zone,
	CONSTRAINT "limit_changes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "limit_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_limits" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"wished_amount" bigint,
	"wished_at" timestamp with time zone,
	CONSTRAINT "member_limits_merchant_member_id_kind_period_pk" PRIMARY KEY("merchant","member_id","kind","period"),
	CONSTRAINT "member_limits_amount" CHECK ("member_limits"."amount" > 0 and "member_limits"."wished_amount" > 0),
	CONSTRAINT "member_limits_wish" CHECK ("member_limits"."wished_amount" is null or "member_limits"."wished_at" is not null),
	CONSTRAINT "member_limits_period" CHECK (("member_limits"."kind" = 'reminder') = ("member_limits"."period" = 'session'))
);
--> statement-breakpoint
ALTER TABLE "member_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "play_breaks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "play_breaks_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "play_breaks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logins" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "logins_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "logins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_merchant_member_id_code_hash_pk" PRIMARY KEY("merchant","member_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pending_authenticators" ADD CONSTRAINT "pending_authenticators_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_authenticators" ADD CONSTRAINT "pending_authenticators_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_friend_id_members_merchant_id_fk" FOREIGN KEY ("merchant","friend_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_changes" ADD CONSTRAINT "security_changes_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_changes" ADD CONSTRAINT "security_changes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limit_changes" ADD CONSTRAINT "limit_changes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limits" ADD CONSTRAINT "member_limits_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_breaks" ADD CONSTRAINT "play_breaks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("merchant","code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("merchant","friend_id");--> statement-breakpoint
CREATE INDEX "referrals_newest" ON "referrals" USING btree ("merchant","member_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "security_changes_token" ON "security_changes" USING btree ("merchant","token_hash");--> statement-breakpoint
CREATE INDEX "security_changes_member" ON "security_changes" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "member_messages_newest" ON "member_messages" USING btree ("merchant","member_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "exclusions_subject" ON "exclusions" USING btree ("subject","until");--> statement-breakpoint
CREATE INDEX "limit_changes_member" ON "limit_changes" USING btree ("merchant","member_id","at","id");--> statement-breakpoint
CREATE INDEX "logins_member" ON "logins" USING btree ("merchant","member_id","at");--> statement-breakpoint
CREATE INDEX "game_rounds_placed" ON "game_rounds" USING btree ("merchant","placed_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "pending_authenticators" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("pending_authenticators"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("pending_authenticators"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "referral_codes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("referral_codes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("referral_codes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "referrals" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("referrals"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("referrals"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "security_changes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("security_changes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("security_changes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_messages" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_messages"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_messages"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "exclusions" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("exclusions"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("exclusions"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "limit_changes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("limit_changes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("limit_changes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_limits" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_limits"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_limits"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "play_breaks" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("play_breaks"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("play_breaks"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "logins" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("logins"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("logins"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("recovery_codes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("recovery_codes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
-- Answers calls of every merchant, so it runs as the owner: sites of the gateway share exclusions, and a world has its own.
CREATE FUNCTION excluded_until(subjects text[], at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT max(e.until) FROM exclusions e JOIN merchants m ON m.id = e.merchant
  WHERE e.subject = ANY (subjects) AND e.until > at
    AND (e.merchant = current_setting('baize.merchant', true)
      OR (m.origin IS NULL AND current_setting('baize.merchant', true) = current_setting('baize.origin', true)))
$$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "exclusions", "member_limits", "play_breaks" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT ON "limit_changes" TO "baize_gateway";
--> statement-breakpoint
GRANT SELECT, INSERT ON "logins" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "recovery_codes", "security_changes" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "pending_authenticators" TO "baize_gateway";
--> statement-breakpoint
GRANT SELECT, INSERT ON "referral_codes" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "referrals" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "member_messages" TO "baize_gateway";
