import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';
import type { PaymentKind, UsdtNetwork } from './provider.types.ts';

/** Methods that the operator has switched off. */
export const switchedMethods = merchantTable(
  'switched_methods',
  'empty',
  {
    merchant: ofMerchant(),
    method_id: text().notNull(),
    direction: text().$type<'deposit' | 'withdrawal'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.method_id, table.direction] })],
);

export type DepositStatus = 'pending' | 'confirming' | 'credited' | 'failed' | 'lapsed' | 'cancelled';
export type DepositReason = 'payer' | 'bank' | 'cancelled' | 'expired' | 'operator';

/**
 * Deposit orders. `credited` is final; a payment that comes after another end is credited all the same, unless the
 * account was closed: then `paid` says what must be returned.
 */
export const depositOrders = merchantTable(
  'deposit_orders',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    method_id: text().notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    network: text().$type<UsdtNetwork>(),
    amount: amount().notNull(),
    fee: amount().notNull(),
    /** What arrived. */
    paid: amount(),
    credited: amount(),
    bonus: amount(),
    currency: text().notNull(),
    status: text().$type<DepositStatus>().notNull(),
    reason: text().$type<DepositReason>(),
    promotion_id: text(),
    /**
     * Terms of the promotion when the order was opened: the bonus at most, its share in hundredths, the turnover, whether
     * it is spent before own money, whether a withdrawal forfeits it, and the days until it lapses.
     */
    bonus_highest: amount(),
    bonus_share: integer(),
    times: integer().notNull(),
    bonus_is_first: boolean(),
    bonus_is_forfeited: boolean(),
    bonus_days: integer(),
    reference: text().notNull(),
    pay_url: text().notNull(),
    /** Sequence of the provider's last state that is known. */
    sequence: integer().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    /** When the provider was last asked. */
    asked_at: moment().notNull(),
    settled_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('deposit_orders_member').on(table.merchant, table.member_id, table.created_at, table.id),
    index('deposit_orders_status').on(table.merchant, table.member_id, table.status, table.created_at, table.id),
    index('deposit_orders_open')
      .on(table.merchant, table.asked_at)
      .where(sql`${table.status} in ('pending', 'confirming')`),
    index('deposit_orders_method').on(table.merchant, table.method_id, table.settled_at),
    check('deposit_orders_amount', sql`${table.amount} > 0`),
    check('deposit_orders_credited', sql`(${table.status} = 'credited') = (${table.credited} is not null)`),
  ],
);

/** Accounts to withdraw to. A removed one is kept for its orders. */
export const withdrawalAccounts = merchantTable(
  'withdrawal_accounts',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    kind: text().$type<PaymentKind>().notNull(),
    network: text().$type<UsdtNetwork>(),
    bank: text(),
    holder: text().notNull(),
    number: text().notNull(),
    usable_from: moment().notNull(),
    created_at: moment().notNull(),
    removed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('withdrawal_accounts_member').on(table.merchant, table.member_id, table.created_at),
    uniqueIndex('withdrawal_accounts_number')
      .on(table.merchant, table.kind, table.number)
      .where(sql`${table.removed_at} is null`),
  ],
);

export type WithdrawalStatus =
  | 'cooling'
  | 'processing'
  | 'sent'
  | 'disputed'
  | 'received'
  | 'partlyReceived'
  | 'notReceived'
  | 'forcedReceived'
  | 'cancelled'
  | 'rejected';

/** Withdrawals. The order's id is its reservation's; the reservation is resolved with the final status. */
export const withdrawalOrders = merchantTable(
  'withdrawal_orders',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    account_id: uuid().notNull(),
    amount: amount().notNull(),
    fee: amount().notNull(),
    /** What arrived, and what came back, once it is final. */
    received: amount(),
    returned: amount(),
    currency: text().notNull(),
    status: text().$type<WithdrawalStatus>().notNull(),
    sequence: integer().notNull(),
    created_at: moment().notNull(),
    cooling_until: moment().notNull(),
    sent_at: moment(),
    confirmed_at: moment(),
    /** When the provider was last asked. */
    asked_at: moment().notNull(),
    settled_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('withdrawal_orders_member').on(table.merchant, table.member_id, table.created_at, table.id),
    index('withdrawal_orders_status').on(table.merchant, table.member_id, table.status, table.created_at, table.id),
    index('withdrawal_orders_open')
      .on(table.merchant, table.asked_at)
      .where(sql`${table.status} in ('cooling', 'processing', 'sent', 'disputed')`),
    check('withdrawal_orders_amount', sql`${table.amount} > ${table.fee} and ${table.fee} >= 0`),
    check('withdrawal_orders_settled', sql`(${table.settled_at} is null) = (${table.received} is null)`),
  ],
);

/** Steps of orders with their times, numbered from 1. */
export const orderSteps = merchantTable(
  'order_steps',
  'empty',
  {
    merchant: ofMerchant(),
    order_id: uuid().notNull(),
    nth: integer().notNull(),
    step: text().notNull(),
    amount: amount(),
    by: text().$type<'member' | 'provider' | 'operator' | 'time'>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.order_id, table.nth] })],
);
