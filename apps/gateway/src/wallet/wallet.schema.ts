import { and, eq, exists, not, sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Orm } from '../database/database.types.ts';
import { gameSessions } from '../access/gameSessions.schema.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { members, ofMember } from '../accounts/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';
import { firstAccounts, firstPostings, firstTransactions } from './firstEntries.ts';

/** Balance of a member: the sum of the main account's postings, and their number. */
export const wallets = merchantTable(
  'wallets',
  { copied: { sequence: sql`case when balance > 0 then 1 else 0 end`, bonus_moves: sql`0` } },
  {
    merchant: merchant(),
    member_id: text().notNull(),
    balance: amount().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    /** Movements of bonus money alone; clients see the sum of both. */
    bonus_moves: bigint({ mode: 'number' })
      .notNull()
      .default(sql`0`),
    /** True once the account was closed: nothing moves any more. */
    is_closed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id] }),
    ofMember(table),
    check('wallets_balance_check', sql`${table.balance} >= 0`),
  ],
);

/**
 * Kind of an account. A member's: `main` own money, `bonus` money bound to turnover, `reserved` between reservation and
 * resolution, `vendorWallet` money at a vendor, `commission` of an agent. The merchant's: `vendor` bets minus prizes of
 * a vendor's games, `house` its own, `fees`, `promotionBudget`, `inTransit` payments at the provider, `opening` the
 * source of opening balances.
 */
export type AccountKind = MemberAccountKind | 'vendor' | 'house' | 'fees' | 'promotionBudget' | 'inTransit' | 'opening';
type MemberAccountKind = 'main' | 'bonus' | 'reserved' | 'vendorWallet' | 'commission';

/** Accounts of the ledger. The balance of an account is the sum of its postings. */
export const accounts = merchantTable(
  'accounts',
  { made: firstAccounts },
  {
    merchant: ofMerchant(),
    /** For example `main:1001`, `vendor:BAIZE`, `house`, `opening`. */
    id: text().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    member_id: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // Without cascade: a member with postings is deleted only with the merchant.
    foreignKey({ columns: [table.merchant, table.member_id], foreignColumns: [members.merchant, members.id] }),
    check(
      'accounts_member',
      sql`(${table.kind} in ('main', 'bonus', 'reserved', 'vendorWallet', 'commission')) = (${table.member_id} is not null)`,
    ),
  ],
);

/** Balances of members' accounts other than `main`: the sum of their postings, never below zero. */
export const accountBalances = merchantTable(
  'account_balances',
  'empty',
  {
    merchant: merchant(),
    account: text().notNull(),
    member_id: text().notNull(),
    balance: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.account] }),
    ofMember(table),
    index('account_balances_member').on(table.merchant, table.member_id),
    check('account_balances_balance', sql`${table.balance} >= 0`),
  ],
);

/**
 * Kind of a movement, seen from the member's main account. `bonusReturned` takes a reward back after its stake was
 * returned; `withdrawal` reserves, `withdrawalReturned` gives back; `settlement` moves reserved money on.
 */
export type MovementKind =
  | 'opening'
  | 'debit'
  | 'credit'
  | 'rollback'
  | 'bonus'
  | 'bonusReturned'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawalReturned'
  | 'settlement'
  | 'transferOut'
  | 'transferIn'
  | 'uplineTransfer'
  | 'rebate'
  | 'adjustment';

/** Transactions of the ledger; each has two postings or more. */
export const transactions = merchantTable(
  'transactions',
  { made: firstTransactions },
  {
    merchant: ofMerchant(),
    id: uuid().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    vassalage: text(),
    /** The vendor's id of the transaction. */
    reference: text(),
    occurred_at: moment().notNull(),
    /** Unique key of the event that caused it, such as `deposit:<order>`; a vendor's movement has its own keys above. */
    cause: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('transactions_cause').on(table.merchant, table.cause),
    check(
      'transactions_caused',
      sql`${table.cause} is not null or ${table.kind} in ('opening', 'debit', 'credit', 'rollback', 'bonus', 'bonusReturned')`,
    ),
    // Guarantees in the database: at most one movement of each kind per vendor id.
    uniqueIndex('transactions_once').on(table.merchant, table.vassalage, table.reference, table.kind),
  ],
);

/**
 * Amounts that a transaction adds to accounts. The database enforces that the postings of a transaction sum to zero,
 * are inserted in the same statement, and are immutable.
 */
export const postings = merchantTable(
  'postings',
  { made: firstPostings },
  {
    merchant: ofMerchant(),
    transaction_id: uuid().notNull(),
    account: text().notNull(),
    amount: amount().notNull(),
    /** Main accounts only: the number of the posting, without gaps, and the balance after it. */
    sequence: bigint({ mode: 'number' }),
    balance_after: amount(),
    /** Kind and time of the transaction, for the indexes below. */
    kind: text().$type<MovementKind>().notNull(),
    occurred_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.transaction_id, table.account] }),
    foreignKey({
      columns: [table.merchant, table.transaction_id],
      foreignColumns: [transactions.merchant, transactions.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.merchant, table.account], foreignColumns: [accounts.merchant, accounts.id] }),
    uniqueIndex('postings_sequence').on(table.merchant, table.account, table.sequence),
    index('postings_of_account')
      .on(table.merchant, table.account, table.occurred_at, table.sequence)
      .where(sql`${table.sequence} is not null`),
    index('postings_of_kind')
      .on(table.merchant, table.account, table.kind, table.occurred_at, table.sequence)
      .where(sql`${table.sequence} is not null`),
    check('postings_amount', sql`${table.amount} <> 0`),
    check('postings_balance_after', sql`${table.balance_after} >= 0`),
  ],
);

/** Vendor calls by their transaction id, with the outcome. */
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
    /** `held`: a prize, or a bet to be returned, of a closed account: the operator pays it by hand. */
    outcome: text()
      .$type<'done' | 'insufficientFunds' | 'limitReached' | 'balanceOutOfRange' | 'nothingToRollBack' | 'held'>()
      .notNull(),
    balance: amount().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    rolled_back: boolean().notNull().default(false),
    occurred_at: moment().notNull(),
    /** Round of the game: a prize needs a valid bet in its round, and a settled round cannot be rolled back. */
    round: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vassalage, table.transaction_id] }),
    index('vendor_transactions_round').on(table.merchant, table.session_id, table.round),
  ],
);

const hasMoved = (orm: Orm) =>
  exists(
    orm
      .select({ id: vendorTransactions.transaction_id })
      .from(vendorTransactions)
      .where(
        and(eq(vendorTransactions.merchant, gameSessions.merchant), eq(vendorTransactions.session_id, gameSessions.id)),
      ),
  );

/** A game session that moved money is kept: payouts and refunds may arrive late, and must not be applied twice. */
export const walletExpiry: readonly Expiry[] = [
  { table: gameSessions, by: gameSessions.expires_at, where: (orm) => not(hasMoved(orm)) },
];
