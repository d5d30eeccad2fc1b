import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, merchant, moment } from '../database/columns.ts';
import { ofMember } from '../member/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const wallets = pgTable(
  'wallets',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    balance: amount().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id] }),
    ofMember(table),
    check('wallets_balance_check', sql`${table.balance} >= 0`),
  ],
);

export const ledger = pgTable(
  'ledger',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    amount: amount().notNull(),
    balance_after: amount().notNull(),
    kind: text().$type<'opening' | 'debit' | 'credit' | 'rollback'>().notNull(),
    vassalage: text(),
    transaction_id: text(),
    occurred_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.sequence] }),
    ofMember(table),
    // Whatever the code above it does: one line of each kind for a transaction, with the sign of its kind.
    uniqueIndex('ledger_once').on(table.merchant, table.vassalage, table.transaction_id, table.kind),
    check('ledger_sign', sql`case ${table.kind} when 'debit' then ${table.amount} < 0 else ${table.amount} > 0 end`),
    check('ledger_balance_after_check', sql`${table.balance_after} >= 0`),
  ],
);

/** What a vendor has asked for, by its own transaction id, and what came of it. */
export const vendorTransactions = pgTable(
  'vendor_transactions',
  {
    merchant: ofMerchant(),
    vassalage: text().notNull(),
    transaction_id: text().notNull(),
    kind: text().$type<'debit' | 'credit' | 'rollback'>().notNull(),
    session_id: text().notNull(),
    amount: amount().notNull(),
    outcome: text().$type<'done' | 'insufficientFunds' | 'balanceOutOfRange' | 'nothingToRollBack'>().notNull(),
    balance: amount().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    rolled_back: boolean().notNull().default(false),
    occurred_at: moment().notNull(),
    /** A prize needs a bet that stands in its round, and a settled round is not undone. */
    round: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vassalage, table.transaction_id] }),
    index('vendor_transactions_round').on(table.merchant, table.session_id, table.round),
  ],
);
