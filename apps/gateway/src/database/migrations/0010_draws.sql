CREATE TABLE "draws" (
	"merchant" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_code" text NOT NULL,
	"draw_time" timestamp with time zone NOT NULL,
	"issue_number" text NOT NULL,
	"winning_numbers" jsonb NOT NULL,
	"special_number" text,
	CONSTRAINT "draws_merchant_vassalage_game_code_draw_time_pk" PRIMARY KEY("merchant","vassalage","game_code","draw_time")
);
--> statement-breakpoint
ALTER TABLE "draws" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows" ON "draws" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("draws"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("draws"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
-- A draw is written once and never changed; the sweep of old ones is the owner's.
GRANT SELECT, INSERT ON "draws" TO "baize_gateway";
