CREATE TABLE "favourites" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_merchant_member_id_node_id_pk" PRIMARY KEY("merchant","member_id","node_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "favourites" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("favourites"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("favourites"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
-- Members add and remove their favourites, and change nothing about them.
GRANT SELECT, INSERT, DELETE ON "favourites" TO "baize_gateway";
