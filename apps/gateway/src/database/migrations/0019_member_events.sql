CREATE TABLE "member_event_counts" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"last_id" bigint NOT NULL,
	CONSTRAINT "member_event_counts_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "member_event_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_events" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_events_merchant_member_id_id_pk" PRIMARY KEY("merchant","member_id","id")
);
--> statement-breakpoint
ALTER TABLE "member_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "member_event_counts" ADD CONSTRAINT "member_event_counts_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_events" ADD CONSTRAINT "member_events_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_events_created" ON "member_events" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_event_counts" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_event_counts"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_event_counts"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "member_events" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("member_events"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("member_events"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "member_event_counts" TO "baize_gateway";--> statement-breakpoint
-- What says how things stand gives way to its successor; no other event is changed.
GRANT SELECT, INSERT, DELETE ON "member_events" TO "baize_gateway";
