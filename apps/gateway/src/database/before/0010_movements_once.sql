-- A movement names its round: a prize needs a bet that stands in it, and a settled round is not undone.
alter table vendor_transactions add column round text not null default '';
alter table vendor_transactions alter column round drop default;
create index vendor_transactions_round on vendor_transactions (merchant, session_id, round);
-- Whatever the code above it does: one line of each kind for a transaction, with the sign of its kind.
create unique index ledger_once on ledger (merchant, vassalage, transaction_id, kind);
alter table ledger add constraint ledger_sign
  check (case kind when 'debit' then amount < 0 else amount > 0 end) not valid;
