CREATE TABLE "identities" (
	"merchant" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_merchant_provider_subject_pk" PRIMARY KEY("merchant","provider","subject")
);
--> statement-breakpoint
ALTER TABLE "identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"merchant" text NOT NULL,
	"id_hash" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"step" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ins_merchant_id_hash_pk" PRIMARY KEY("merchant","id_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD COLUMN "social" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_member" ON "identities" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "identities" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("identities"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("identities"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "sign_ins" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("sign_ins"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("sign_ins"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
GRANT SELECT, INSERT ON "identities" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "sign_ins" TO "baize_gateway";
