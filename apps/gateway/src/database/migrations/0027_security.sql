CREATE TABLE "pending_authenticators" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_authenticators_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "pending_authenticators" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "security_changes" ADD CONSTRAINT "security_changes_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_changes" ADD CONSTRAINT "security_changes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_changes_token" ON "security_changes" USING btree ("merchant","token_hash");--> statement-breakpoint
CREATE INDEX "security_changes_member" ON "security_changes" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "logins_member" ON "logins" USING btree ("merchant","member_id","at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "pending_authenticators" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("pending_authenticators"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("pending_authenticators"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "security_changes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("security_changes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("security_changes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "logins" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("logins"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("logins"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("recovery_codes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("recovery_codes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
GRANT SELECT, INSERT ON "logins" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "recovery_codes", "security_changes" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "pending_authenticators" TO "baize_gateway";
