CREATE TABLE "member_networks" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"network_hash" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_networks_merchant_member_id_network_hash_pk" PRIMARY KEY("merchant","member_id","network_hash")
);
--> statement-breakpoint
ALTER TABLE "member_networks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_networks" ADD CONSTRAINT "member_networks_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_networks" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_networks"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_networks"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "member_networks" TO "baize_gateway";
