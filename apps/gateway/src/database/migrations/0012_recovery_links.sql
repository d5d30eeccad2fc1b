CREATE TABLE "recovery_links" (
	"merchant" text NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recovery_links_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recovery_links" ADD CONSTRAINT "recovery_links_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_links" ADD CONSTRAINT "recovery_links_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_links_member" ON "recovery_links" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "recovery_links" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("recovery_links"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("recovery_links"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "recovery_links" TO "baize_gateway";
