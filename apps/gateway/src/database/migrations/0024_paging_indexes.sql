DROP INDEX "bets_of_member";--> statement-breakpoint
DROP INDEX "redemptions_member";--> statement-breakpoint
CREATE INDEX "bets_of_lottery" ON "bets" USING btree ("merchant","member_id","game_code","placed_at","id");--> statement-breakpoint
CREATE INDEX "bets_of_member" ON "bets" USING btree ("merchant","member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("merchant","member_id","requested_at","id");