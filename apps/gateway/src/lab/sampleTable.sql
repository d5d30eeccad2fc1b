CREATE TABLE "sample" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sample_merchant_id_pk" PRIMARY KEY("merchant","id")
);

ALTER TABLE "sample" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sample" ADD CONSTRAINT "sample_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "sample_member" ON "sample" USING btree ("merchant","member_id","added_at","id");
CREATE POLICY "own_rows" ON "sample" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("sample"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("sample"."merchant" = current_setting('baize.merchant', true));
GRANT SELECT ON "sample" TO "baize_gateway";
