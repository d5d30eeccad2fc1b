ALTER TABLE "announcements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "games" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recent_games" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vendors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "encryption_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "used_request_ids" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "game_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "merchant_hosts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "merchants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "login_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "captchas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "verification_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "postings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "wallets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_rows" ON "announcements" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("announcements"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("announcements"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "rows_of_origin" ON "announcements" AS PERMISSIVE FOR SELECT TO "baize_gateway" USING ("announcements"."merchant" = current_setting('baize.origin', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "idempotent_requests" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("idempotent_requests"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("idempotent_requests"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "games" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("games"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("games"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "rows_of_origin" ON "games" AS PERMISSIVE FOR SELECT TO "baize_gateway" USING ("games"."merchant" = current_setting('baize.origin', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "recent_games" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("recent_games"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("recent_games"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "vendors" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("vendors"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("vendors"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "rows_of_origin" ON "vendors" AS PERMISSIVE FOR SELECT TO "baize_gateway" USING ("vendors"."merchant" = current_setting('baize.origin', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "encryption_keys" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("encryption_keys"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("encryption_keys"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "rows_of_origin" ON "encryption_keys" AS PERMISSIVE FOR SELECT TO "baize_gateway" USING ("encryption_keys"."merchant" = current_setting('baize.origin', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "used_request_ids" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("used_request_ids"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("used_request_ids"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "game_sessions" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("game_sessions"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("game_sessions"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "members" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("members"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("members"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "merchant_hosts" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("merchant_hosts"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("merchant_hosts"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "rows_of_origin" ON "merchant_hosts" AS PERMISSIVE FOR SELECT TO "baize_gateway" USING ("merchant_hosts"."merchant" = current_setting('baize.origin', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "merchants" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("merchants"."id" = current_setting('baize.merchant', true)) WITH CHECK ("merchants"."id" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "outbox" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("outbox"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("outbox"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "attempts" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("attempts"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("attempts"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "login_challenges" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("login_challenges"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("login_challenges"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "sessions" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("sessions"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("sessions"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "captchas" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("captchas"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("captchas"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "verification_codes" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("verification_codes"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("verification_codes"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "accounts" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("accounts"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("accounts"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "postings" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("postings"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("postings"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "transactions" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("transactions"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("transactions"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "vendor_transactions" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("vendor_transactions"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("vendor_transactions"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "wallets" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("wallets"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("wallets"."merchant" = current_setting('baize.merchant', true));