-- What merchants' calls may do at all, whoever's rows they are: the catalogue and the merchants are read, the ledger is
-- added to, and nobody is removed.
GRANT USAGE ON SCHEMA public TO baize_gateway;
--> statement-breakpoint
GRANT SELECT ON announcements, games, merchant_hosts, merchants, vendors TO baize_gateway;
--> statement-breakpoint
GRANT SELECT, INSERT ON accounts, postings, transactions TO baize_gateway;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON members, wallets TO baize_gateway;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON attempts, captchas, encryption_keys, game_sessions, idempotent_requests,
  login_challenges, outbox, recent_games, sessions, used_request_ids, vendor_transactions, verification_codes
  TO baize_gateway;
