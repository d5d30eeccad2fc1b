CREATE TABLE "data_exports" (
	"merchant" text NOT NULL,
	"ticket_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "data_exports_merchant_ticket_hash_pk" PRIMARY KEY("merchant","ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consent_changes" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"channel" text NOT NULL,
	"is_given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_changes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "consent_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_pictures" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_pictures_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "member_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "time_format" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_pictures" ADD CONSTRAINT "member_pictures_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_member" ON "data_exports" USING btree ("merchant","member_id","requested_at");--> statement-breakpoint
CREATE INDEX "consent_changes_member" ON "consent_changes" USING btree ("merchant","member_id","at","id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "data_exports" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("data_exports"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("data_exports"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "consent_changes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("consent_changes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("consent_changes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_pictures" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_pictures"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_pictures"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
GRANT SELECT, INSERT ON "consent_changes" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "data_exports" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "member_pictures" TO "baize_gateway";
