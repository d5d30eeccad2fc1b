-- A request that was begun and never answered has done nothing that it could tell of.
DELETE FROM "idempotent_requests" WHERE "answer" IS NULL;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ALTER COLUMN "answer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_requests" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "recent_games" ADD COLUMN "visit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "visit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recent_games" DROP CONSTRAINT "recent_games_merchant_member_id_node_id_pk";--> statement-breakpoint
ALTER TABLE "favourites" DROP CONSTRAINT "favourites_merchant_member_id_node_id_pk";--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_merchant_member_id_visit_node_id_pk" PRIMARY KEY("merchant","member_id","visit","node_id");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_merchant_member_id_visit_node_id_pk" PRIMARY KEY("merchant","member_id","visit","node_id");--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD COLUMN "reward" bigint;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD COLUMN "required" bigint;--> statement-breakpoint
-- A reward that is taken back takes money from the member, as a debit does.
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
    WHERE written.sequence IS NOT NULL AND (written.amount < 0) <> (transactions.kind IN ('debit', 'bonusReturned'))
  ) THEN
    RAISE EXCEPTION 'a debit takes money from the member, and everything else gives' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
