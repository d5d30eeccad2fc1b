-- What was one line a movement becomes a transaction with two postings: the member's, and the other side.
INSERT INTO "accounts" ("merchant", "id", "kind", "member_id")
SELECT "merchant", 'main:' || "member_id", 'main', "member_id" FROM "wallets"
UNION SELECT "merchant", 'main:' || "member_id", 'main', "member_id" FROM "ledger"
UNION SELECT "merchant", 'opening', 'opening', NULL FROM "ledger" WHERE "kind" = 'opening'
UNION SELECT "merchant", coalesce('vendor:' || "vassalage", 'house'), CASE WHEN "vassalage" IS NULL THEN 'house' ELSE 'vendor' END, NULL
  FROM "ledger" WHERE "kind" <> 'opening';
--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "id" uuid DEFAULT gen_random_uuid();
--> statement-breakpoint
INSERT INTO "transactions" ("merchant", "id", "kind", "vassalage", "reference", "occurred_at")
SELECT "merchant", "id", "kind", "vassalage", "transaction_id", "occurred_at" FROM "ledger";
--> statement-breakpoint
INSERT INTO "postings" ("merchant", "transaction_id", "account", "amount", "sequence", "balance_after")
SELECT "merchant", "id", 'main:' || "member_id", "amount", "sequence", "balance_after" FROM "ledger"
UNION ALL SELECT "merchant", "id", CASE "kind" WHEN 'opening' THEN 'opening' ELSE coalesce('vendor:' || "vassalage", 'house') END, -"amount", NULL, NULL
  FROM "ledger";
--> statement-breakpoint
-- A transaction and all of its postings are written in one statement; together they sum to zero, and the member's own
-- has the sign of its kind.
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
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
    WHERE written.sequence IS NOT NULL AND (written.amount < 0) <> (transactions.kind = 'debit')
  ) THEN
    RAISE EXCEPTION 'a debit takes money from the member, and everything else gives' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER balanced AFTER INSERT ON "postings" REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced();
--> statement-breakpoint
CREATE FUNCTION refuse_without_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM written WHERE NOT EXISTS (
      SELECT FROM postings WHERE postings.merchant = written.merchant AND postings.transaction_id = written.id
    )
  ) THEN
    RAISE EXCEPTION 'a transaction must be written with its postings' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER has_postings AFTER INSERT ON "transactions" REFERENCING NEW TABLE AS written
FOR EACH STATEMENT EXECUTE FUNCTION refuse_without_postings();
--> statement-breakpoint
-- Nothing in the ledger is changed or removed; it goes with its merchant alone.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM merchants WHERE id = OLD.merchant) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'what the ledger says is never changed (% of %)', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON "transactions" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON "postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON "transactions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept_whole BEFORE TRUNCATE ON "postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
