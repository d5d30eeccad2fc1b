CREATE TABLE "deposit_orders" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"method_id" text NOT NULL,
	"kind" text NOT NULL,
	"network" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid" bigint,
	"credited" bigint,
	"bonus" bigint,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"promotion_id" text,
	"bonus_highest" bigint,
	"bonus_share" integer,
	"times" integer NOT NULL,
	"reference" text NOT NULL,
	"pay_url" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "deposit_orders_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "deposit_orders_amount" CHECK ("deposit_orders"."amount" > 0),
	CONSTRAINT "deposit_orders_credited" CHECK (("deposit_orders"."status" = 'credited') = ("deposit_orders"."credited" is not null))
);
--> statement-breakpoint
ALTER TABLE "deposit_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_steps" (
	"merchant" text NOT NULL,
	"order_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"step" text NOT NULL,
	"amount" bigint,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_steps_merchant_order_id_nth_pk" PRIMARY KEY("merchant","order_id","nth")
);
--> statement-breakpoint
ALTER TABLE "order_steps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "switched_methods" (
	"merchant" text NOT NULL,
	"method_id" text NOT NULL,
	"direction" text NOT NULL,
	CONSTRAINT "switched_methods_merchant_method_id_direction_pk" PRIMARY KEY("merchant","method_id","direction")
);
--> statement-breakpoint
ALTER TABLE "switched_methods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "withdrawal_accounts" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"network" text,
	"bank" text,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "withdrawal_accounts_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "withdrawal_orders" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"received" bigint,
	"returned" bigint,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cooling_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "withdrawal_orders_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "withdrawal_orders_amount" CHECK ("withdrawal_orders"."amount" > "withdrawal_orders"."fee" and "withdrawal_orders"."fee" >= 0),
	CONSTRAINT "withdrawal_orders_settled" CHECK (("withdrawal_orders"."settled_at" is null) = ("withdrawal_orders"."received" is null))
);
--> statement-breakpoint
ALTER TABLE "withdrawal_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ended_days" (
	"merchant" text NOT NULL,
	"day" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ended_days_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
ALTER TABLE "ended_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"game_type" text NOT NULL,
	"game_code" text NOT NULL,
	"session_id" text NOT NULL,
	"round" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"bonus_staked" bigint DEFAULT 0 NOT NULL,
	"turnover" bigint NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "game_rounds_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "game_rounds_sums" CHECK ("game_rounds"."staked" >= 0 and "game_rounds"."won" >= 0 and "game_rounds"."turnover" >= 0 and "game_rounds"."bonus_staked" between 0 and "game_rounds"."staked")
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rebates" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"day" text NOT NULL,
	"game_type" text NOT NULL,
	"base" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebates_merchant_member_id_day_game_type_pk" PRIMARY KEY("merchant","member_id","day","game_type"),
	CONSTRAINT "rebates_amount" CHECK ("rebates"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "rebates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reservations" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"posted" bigint,
	"on_timeout" text NOT NULL,
	"expires_at" timestamp with time zone,
	"reserved_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	CONSTRAINT "reservations_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "reservations_amount" CHECK ("reservations"."amount" > 0),
	CONSTRAINT "reservations_posted" CHECK ("reservations"."posted" between 0 and "reservations"."amount"),
	CONSTRAINT "reservations_resolved" CHECK (("reservations"."state" = 'open') = ("reservations"."posted" is null) and ("reservations"."state" = 'open') = ("reservations"."resolved_at" is null))
);
--> statement-breakpoint
ALTER TABLE "reservations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "turnover_requirements" (
	"merchant" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"promotion_id" text,
	"base" bigint NOT NULL,
	"required" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"met_at" timestamp with time zone,
	CONSTRAINT "turnover_requirements_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "turnover_requirements_required" CHECK ("turnover_requirements"."required" > 0)
);
--> statement-breakpoint
ALTER TABLE "turnover_requirements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_balances" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"member_id" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "account_balances_merchant_account_pk" PRIMARY KEY("merchant","account"),
	CONSTRAINT "account_balances_balance" CHECK ("account_balances"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "account_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_member";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "upline_id" text;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "occurred_at" timestamp with time zone;--> statement-breakpoint
-- Kind and time of the transaction, for the indexes of records: this once a posting is changed.
ALTER TABLE "postings" DISABLE TRIGGER kept;--> statement-breakpoint
UPDATE "postings" SET "kind" = t."kind", "occurred_at" = t."occurred_at" FROM "transactions" t
  WHERE t."merchant" = "postings"."merchant" AND t."id" = "postings"."transaction_id";--> statement-breakpoint
ALTER TABLE "postings" ENABLE TRIGGER kept;--> statement-breakpoint
ALTER TABLE "postings" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ALTER COLUMN "occurred_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "switched_methods" ADD CONSTRAINT "switched_methods_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_accounts" ADD CONSTRAINT "withdrawal_accounts_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_orders" ADD CONSTRAINT "withdrawal_orders_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_days" ADD CONSTRAINT "ended_days_merchant_merchants_id_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_requirements" ADD CONSTRAINT "turnover_requirements_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_orders_member" ON "deposit_orders" USING btree ("merchant","member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_orders_status" ON "deposit_orders" USING btree ("merchant","member_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_orders_open" ON "deposit_orders" USING btree ("merchant","asked_at") WHERE "deposit_orders"."status" in ('pending', 'confirming');--> statement-breakpoint
CREATE INDEX "deposit_orders_method" ON "deposit_orders" USING btree ("merchant","method_id","settled_at");--> statement-breakpoint
CREATE INDEX "withdrawal_accounts_member" ON "withdrawal_accounts" USING btree ("merchant","member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_accounts_number" ON "withdrawal_accounts" USING btree ("merchant","kind","number") WHERE "withdrawal_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_orders_member" ON "withdrawal_orders" USING btree ("merchant","member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_orders_status" ON "withdrawal_orders" USING btree ("merchant","member_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_orders_open" ON "withdrawal_orders" USING btree ("merchant","asked_at") WHERE "withdrawal_orders"."status" in ('cooling', 'processing', 'sent', 'disputed');--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_round" ON "game_rounds" USING btree ("merchant","session_id","round");--> statement-breakpoint
CREATE INDEX "game_rounds_member" ON "game_rounds" USING btree ("merchant","member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "game_rounds_category" ON "game_rounds" USING btree ("merchant","member_id","game_type","placed_at","id");--> statement-breakpoint
CREATE INDEX "game_rounds_vendor" ON "game_rounds" USING btree ("merchant","member_id","vassalage","placed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_cause" ON "reservations" USING btree ("merchant","cause");--> statement-breakpoint
CREATE INDEX "reservations_due" ON "reservations" USING btree ("merchant","expires_at") WHERE "reservations"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_requirements_cause" ON "turnover_requirements" USING btree ("merchant","cause","kind");--> statement-breakpoint
CREATE INDEX "turnover_requirements_open" ON "turnover_requirements" USING btree ("merchant","member_id","since") WHERE "turnover_requirements"."met_at" is null;--> statement-breakpoint
CREATE INDEX "account_balances_member" ON "account_balances" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "postings_of_account" ON "postings" USING btree ("merchant","account","occurred_at","sequence") WHERE "postings"."sequence" is not null;--> statement-breakpoint
CREATE INDEX "postings_of_kind" ON "postings" USING btree ("merchant","account","kind","occurred_at","sequence") WHERE "postings"."sequence" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_cause" ON "transactions" USING btree ("merchant","cause");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_member" CHECK (("accounts"."kind" in ('main', 'bonus', 'reserved', 'vendorWallet', 'commission')) = ("accounts"."member_id" is not null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_caused" CHECK ("transactions"."cause" is not null or "transactions"."kind" in ('opening', 'debit', 'credit', 'rollback', 'bonus', 'bonusReturned'));--> statement-breakpoint
CREATE POLICY "own_rows" ON "deposit_orders" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("deposit_orders"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("deposit_orders"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "order_steps" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("order_steps"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("order_steps"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "switched_methods" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("switched_methods"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("switched_methods"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "withdrawal_accounts" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("withdrawal_accounts"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("withdrawal_accounts"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "withdrawal_orders" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("withdrawal_orders"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("withdrawal_orders"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "ended_days" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("ended_days"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("ended_days"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "game_rounds" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("game_rounds"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("game_rounds"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "rebates" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("rebates"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("rebates"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "reservations" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("reservations"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("reservations"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "turnover_requirements" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("turnover_requirements"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("turnover_requirements"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
CREATE POLICY "own_rows" ON "account_balances" AS PERMISSIVE FOR ALL TO "baize_gateway" USING ("account_balances"."merchant" = current_setting('baize.merchant', true)) WITH CHECK ("account_balances"."merchant" = current_setting('baize.merchant', true));--> statement-breakpoint
-- Kinds that take money from the member's main account; two kinds do either.
CREATE OR REPLACE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM written
    GROUP BY merchant, transaction_id
    HAVING sum(amount) <> 0 OR count(*) <> (
      SELECT count(*) FROM postings
      WHERE postings.merchant = written.merchant AND postings.transaction_id = written.transaction_id
    )
  ) THEN
    RAISE EXCEPTION 'the postings of a transaction must sum to zero, and be written at once' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM written
    JOIN transactions ON transactions.merchant = written.merchant AND transactions.id = written.transaction_id
    WHERE written.kind <> transactions.kind OR written.occurred_at <> transactions.occurred_at
  ) THEN
    RAISE EXCEPTION 'a posting has the kind and the time of its transaction' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM written
    WHERE sequence IS NOT NULL AND kind NOT IN ('uplineTransfer', 'adjustment')
      AND (amount < 0) <> (kind IN ('debit', 'bonusReturned', 'withdrawal', 'transferOut'))
  ) THEN
    RAISE EXCEPTION 'a debit takes money from the member, and everything else gives' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Rounds that were played before rounds were kept; stakes of all categories count whole towards turnover that nobody owes yet.
INSERT INTO "game_rounds" ("merchant", "id", "member_id", "vassalage", "game_type", "game_code", "session_id", "round",
  "placed_at", "settled_at", "staked", "won", "turnover", "status")
SELECT v."merchant", gen_random_uuid(), s."member_id", s."vassalage", s."game_type", s."game_code", v."session_id", v."round",
  min(v."occurred_at"), max(v."occurred_at"), sums."staked", sums."won", sums."staked",
  CASE WHEN sums."won" > 0 THEN 'won' WHEN sums."staked" = 0 THEN 'returned' ELSE 'lost' END
FROM "vendor_transactions" v
JOIN "game_sessions" s ON s."merchant" = v."merchant" AND s."id" = v."session_id" AND s."member_id" IS NOT NULL
CROSS JOIN LATERAL (
  SELECT coalesce(sum(m."amount") FILTER (WHERE m."kind" = 'debit' AND NOT m."rolled_back"), 0) AS "staked",
    coalesce(sum(m."amount") FILTER (WHERE m."kind" = 'credit'), 0) AS "won"
  FROM "vendor_transactions" m
  WHERE m."merchant" = v."merchant" AND m."session_id" = v."session_id" AND m."round" = v."round" AND m."outcome" = 'done'
) sums
WHERE v."kind" = 'debit' AND v."outcome" = 'done'
GROUP BY v."merchant", s."member_id", s."vassalage", s."game_type", s."game_code", v."session_id", v."round", sums."staked", sums."won";
--> statement-breakpoint
INSERT INTO "game_rounds" ("merchant", "id", "member_id", "vassalage", "game_type", "game_code", "session_id", "round",
  "placed_at", "settled_at", "staked", "won", "turnover", "status")
SELECT "merchant", gen_random_uuid(), "member_id", "vassalage", CASE "vassalage" WHEN 'LOTT' THEN 'LOTT' ELSE 'ELOTT' END,
  "game_code", 'draws', "id"::text, "placed_at", "settled_at", "total", coalesce("won", 0), "total",
  CASE WHEN "settled_at" IS NULL THEN 'open' WHEN "won" > 0 THEN 'won' ELSE 'lost' END
FROM "bets";
--> statement-breakpoint
UPDATE "members" SET "upline_id" = r."invited_by" FROM "registrations" r
  WHERE r."merchant" = "members"."merchant" AND r."member_id" = "members"."id";
--> statement-breakpoint
GRANT SELECT, INSERT ON "order_steps", "rebates", "ended_days" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "account_balances", "deposit_orders", "game_rounds", "reservations",
  "turnover_requirements", "withdrawal_accounts", "withdrawal_orders" TO "baize_gateway";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "switched_methods" TO "baize_gateway";
