CREATE TABLE "promotion_entries" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"granted" bigint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"decides_at" timestamp with time zone,
	"paid" bigint,
	CONSTRAINT "promotion_entries_merchant_member_id_promotion_id_pk" PRIMARY KEY("merchant","member_id","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "promotion_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promotion_images" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"promotion_id" text,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_images_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "promotion_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD CONSTRAINT "promotion_entries_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_images" ADD CONSTRAINT "promotion_images_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_entries_due" ON "promotion_entries" USING btree ("merchant","decides_at");--> statement-breakpoint
CREATE INDEX "promotion_images_member" ON "promotion_images" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE POLICY "own_rows" ON "promotion_entries" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("promotion_entries"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("promotion_entries"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "promotion_images" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("promotion_images"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("promotion_images"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "promotion_entries" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "promotion_images" TO "baize_gateway";
