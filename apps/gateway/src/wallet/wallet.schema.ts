import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { members, ofMember } from '../member/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';
import { firstAccounts, firstPostings, firstTransactions } from './firstEntries.ts';

/** What a member has now: the sum of the postings of the main account, and how many there are. */
export const wallets = merchantTable(
  'wallets',
  { copied: { sequence: sql`case when balance > 0 then 1 else 0 end` } },
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

/**
 * Whose money it is: `main` a member's, `vendor` what the games of a vendor have taken less what they have paid, `house`
 * the merchant's own, `opening` where the first balances come from.
 */
export type AccountKind = 'main' | 'vendor' | 'house' | 'opening';

/** An account has no balance of its own: it is the sum of its postings. */
export const accounts = merchantTable(
  'accounts',
  { made: firstAccounts },
  {
    merchant: ofMerchant(),
    /** `main:1001`, `vendor:BAIZE`, `house`, `opening` */
    id: text().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    member_id: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // A member whose money has moved goes with the merchant alone.
    foreignKey({ columns: [table.merchant, table.member_id], foreignColumns: [members.merchant, members.id] }),
    check('accounts_member', sql`(${table.kind} = 'main') = (${table.member_id} is not null)`),
  ],
);

/** Why money moved, seen from the member; `bonusReturned`: a reward is taken back, since its stake was returned. */
export type MovementKind = 'opening' | 'debit' | 'credit' | 'rollback' | 'bonus' | 'bonusReturned';

/** A movement of money; its postings say from where to where. */
export const transactions = merchantTable(
  'transactions',
  { made: firstTransactions },
  {
    merchant: ofMerchant(),
    id: uuid().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    vassalage: text(),
    /** The vendor's own id of it. */
    reference: text(),
    occurred_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // Whatever the code above it does: one movement of each kind for a vendor's id.
    uniqueIndex('transactions_once').on(table.merchant, table.vassalage, table.reference, table.kind),
  ],
);

/**
 * What one transaction adds to one account. The database holds that those of a transaction sum to zero, are written with
 * it in one statement, and are never changed.
 */
export const postings = merchantTable(
  'postings',
  { made: firstPostings },
  {
    merchant: ofMerchant(),
    transaction_id: uuid().notNull(),
    account: text().notNull(),
    amount: amount().notNull(),
    /** Of a main account: which of its postings this is, without gaps, and what it had then. */
    sequence: bigint({ mode: 'number' }),
    balance_after: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.transaction_id, table.account] }),
    foreignKey({
      columns: [table.merchant, table.transaction_id],
      foreignColumns: [transactions.merchant, transactions.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.merchant, table.account], foreignColumns: [accounts.merchant, accounts.id] }),
    uniqueIndex('postings_sequence').on(table.merchant, table.account, table.sequence),
    check('postings_amount', sql`${table.amount} <> 0`),
    check('postings_balance_after', sql`${table.balance_after} >= 0`),
  ],
);

/** What a vendor has asked for, by its own transaction id, and what came of it. */
export const vendorTransactions = merchantTable(
  'vendor_transactions',
  'empty',
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
