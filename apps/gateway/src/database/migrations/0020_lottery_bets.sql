CREATE TABLE "bets" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_code" text NOT NULL,
	"draw_time" timestamp with time zone NOT NULL,
	"issue_number" text NOT NULL,
	"entries" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"won" bigint,
	"winning_numbers" jsonb,
	"special_number" text,
	CONSTRAINT "bets_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "bets_total" CHECK ("bets"."total" > 0),
	CONSTRAINT "bets_settled" CHECK (("bets"."settled_at" is null) = ("bets"."won" is null))
);
--> statement-breakpoint
ALTER TABLE "bets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "draw_seeds" (
	"merchant" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_code" text NOT NULL,
	"draw_time" timestamp with time zone NOT NULL,
	"issue_number" text NOT NULL,
	"seed" text NOT NULL,
	CONSTRAINT "draw_seeds_merchant_vassalage_game_code_draw_time_pk" PRIMARY KEY("merchant","vassalage","game_code","draw_time")
);
--> statement-breakpoint
ALTER TABLE "draw_seeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_seeds" ADD CONSTRAINT "draw_seeds_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bets_of_member" ON "bets" USING btree ("merchant","member_id","placed_at");--> statement-breakpoint
CREATE INDEX "bets_open" ON "bets" USING btree ("merchant","draw_time") WHERE "bets"."settled_at" is null;--> statement-breakpoint
CREATE POLICY "own_rows" ON "bets" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("bets"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("bets"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "draw_seeds" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("draw_seeds"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("draw_seeds"."merchant" = current_setting('baize.merchant', true));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "bets" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "draw_seeds" TO "baize_gateway";
