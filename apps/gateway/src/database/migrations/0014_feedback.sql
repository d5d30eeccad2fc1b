CREATE TABLE "feedback" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "feedback" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("feedback"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("feedback"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
-- Feedback is never changed; the oldest goes.
GRANT SELECT, INSERT, DELETE ON "feedback" TO "baize_gateway";
