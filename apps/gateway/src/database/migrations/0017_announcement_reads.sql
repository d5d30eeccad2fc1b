CREATE TABLE "announcement_reads" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_reads_merchant_member_id_announcement_id_pk" PRIMARY KEY("merchant","member_id","announcement_id")
);
--> statement-breakpoint
ALTER TABLE "announcement_reads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "announcement_reads" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("announcement_reads"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("announcement_reads"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
-- What was read stays read.
GRANT SELECT, INSERT ON "announcement_reads" TO "baize_gateway";
