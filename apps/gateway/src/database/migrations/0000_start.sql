CREATE TABLE "announcements" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"execution" text,
	"group_name" text,
	"titles" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"image" text,
	"linkage_type" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"promotion_type" text,
	"position" integer NOT NULL,
	CONSTRAINT "announcements_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_requests" (
	"merchant" text NOT NULL,
	"caller" text NOT NULL,
	"operation_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_requests_merchant_caller_operation_id_key_pk" PRIMARY KEY("merchant","caller","operation_id","key")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"merchant" text NOT NULL,
	"node_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"game_code" text NOT NULL,
	"names" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"classify" text,
	"is_game" text,
	"parent_code" text,
	"trial" boolean DEFAULT false NOT NULL,
	"min_bet" bigint DEFAULT 1 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	"status" text,
	"maintenance_until" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "games_merchant_node_id_pk" PRIMARY KEY("merchant","node_id"),
	CONSTRAINT "games_merchant_vassalage_game_type_game_code_unique" UNIQUE("merchant","vassalage","game_type","game_code")
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"node_id" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_games_merchant_member_id_node_id_pk" PRIMARY KEY("merchant","member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"merchant" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"display_name" text NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"launch_mode" text NOT NULL,
	"in_house" boolean DEFAULT false NOT NULL,
	"status" text,
	"maintenance_until" timestamp with time zone,
	"position" integer NOT NULL,
	CONSTRAINT "vendors_merchant_vassalage_game_type_pk" PRIMARY KEY("merchant","vassalage","game_type")
);
--> statement-breakpoint
CREATE TABLE "encryption_keys" (
	"merchant" text NOT NULL,
	"kid" text NOT NULL,
	"private_key" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "encryption_keys_merchant_kid_pk" PRIMARY KEY("merchant","kid")
);
--> statement-breakpoint
CREATE TABLE "used_request_ids" (
	"merchant" text NOT NULL,
	"jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_request_ids_merchant_jti_pk" PRIMARY KEY("merchant","jti")
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"launch_token_hash" text,
	"launch_expires_at" timestamp with time zone NOT NULL,
	"member_id" text,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"game_code" text NOT NULL,
	"game_name" text NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"session_hash" text,
	CONSTRAINT "game_sessions_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "game_sessions_id_unique" UNIQUE("id"),
	CONSTRAINT "game_sessions_launch_token_hash_unique" UNIQUE("launch_token_hash")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"account_key" text NOT NULL,
	"nickname" text NOT NULL,
	"real_name" text,
	"type" integer NOT NULL,
	"dialing_code" text,
	"mobile" text,
	"email" text,
	"icon" text,
	"password_hash" text,
	"password_default" boolean DEFAULT false NOT NULL,
	"password_expires_at" timestamp with time zone,
	"second_factors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"authenticator_secret" text,
	"first_login_at" timestamp with time zone,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"authenticator_step" bigint,
	CONSTRAINT "members_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "members_merchant_account_key_unique" UNIQUE("merchant","account_key")
);
--> statement-breakpoint
CREATE TABLE "merchant_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text,
	"settings" jsonb NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	"catalogue_version" text DEFAULT '' NOT NULL,
	"played" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"taken" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_merchant_kind_subject_pk" PRIMARY KEY("merchant","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "login_challenges" (
	"merchant" text NOT NULL,
	"id_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"methods" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_challenges_merchant_id_hash_pk" PRIMARY KEY("merchant","id_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"merchant" text NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"password_grace_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sessions_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"merchant" text NOT NULL,
	"visitor_hash" text NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"difficulty" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captchas_merchant_visitor_hash_pk" PRIMARY KEY("merchant","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_codes_merchant_purpose_recipient_pk" PRIMARY KEY("merchant","purpose","recipient")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"kind" text NOT NULL,
	"vassalage" text,
	"transaction_id" text,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_merchant_member_id_sequence_pk" PRIMARY KEY("merchant","member_id","sequence"),
	CONSTRAINT "ledger_sign" CHECK (case "ledger"."kind" when 'debit' then "ledger"."amount" < 0 else "ledger"."amount" > 0 end),
	CONSTRAINT "ledger_balance_after_check" CHECK ("ledger"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_transactions" (
	"merchant" text NOT NULL,
	"vassalage" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"session_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"outcome" text NOT NULL,
	"balance" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"rolled_back" boolean DEFAULT false NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"round" text NOT NULL,
	CONSTRAINT "vendor_transactions_merchant_vassalage_transaction_id_pk" PRIMARY KEY("merchant","vassalage","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"balance" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	CONSTRAINT "wallets_merchant_member_id_pk" PRIMARY KEY("merchant","member_id"),
	CONSTRAINT "wallets_balance_check" CHECK ("wallets"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encryption_keys" ADD CONSTRAINT "encryption_keys_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_request_ids" ADD CONSTRAINT "used_request_ids_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_hosts" ADD CONSTRAINT "merchant_hosts_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_origin_merchants_id_fk" FOREIGN KEY ("origin") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenges" ADD CONSTRAINT "login_challenges_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captchas" ADD CONSTRAINT "captchas_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD CONSTRAINT "vendor_transactions_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_sessions_session" ON "game_sessions" USING btree ("merchant","session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "members_mobile" ON "members" USING btree ("merchant","dialing_code","mobile");--> statement-breakpoint
CREATE INDEX "merchant_hosts_merchant" ON "merchant_hosts" USING btree ("merchant");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("merchant","vassalage","transaction_id","kind");--> statement-breakpoint
CREATE INDEX "vendor_transactions_round" ON "vendor_transactions" USING btree ("merchant","session_id","round");