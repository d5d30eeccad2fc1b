CREATE TABLE "wins" (
	"merchant" text NOT NULL,
	"vassalage" text NOT NULL,
	"reference" text NOT NULL,
	"game_type" text NOT NULL,
	"game_code" text NOT NULL,
	"player" text NOT NULL,
	"amount" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wins_merchant_vassalage_reference_pk" PRIMARY KEY("merchant","vassalage","reference")
);
--> statement-breakpoint
ALTER TABLE "wins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "wins" ADD CONSTRAINT "wins_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wins_latest" ON "wins" USING btree ("merchant","won_at");--> statement-breakpoint
CREATE INDEX "wins_of_game" ON "wins" USING btree ("merchant","vassalage","game_type","game_code","won_at");--> statement-breakpoint
CREATE POLICY "own_rows" ON "wins" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("wins"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("wins"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
-- Prizes are shown and never changed; the sweep of old ones is the owner's.
GRANT SELECT, INSERT ON "wins" TO "baize_gateway";
