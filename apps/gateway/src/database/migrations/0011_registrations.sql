CREATE TABLE "registrations" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"method" text NOT NULL,
	"fields" jsonb NOT NULL,
	"invited_by" text,
	"terms_version" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "registrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "invitation_code" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "payment_password_hash" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "members_invitation" ON "members" USING btree ("merchant","invitation_code");--> statement-breakpoint
CREATE POLICY "own_rows" ON "registrations" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("registrations"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("registrations"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
-- How an account was opened is written down once.
GRANT SELECT, INSERT ON "registrations" TO "baize_gateway";
