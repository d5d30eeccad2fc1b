import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';

/**
 * State of a bonus. `open`: its money lies on its account; `released`: it has become own money; `lapsed` and `forfeited`:
 * what was left went back to the promotion budget.
 */
export type BonusState = 'open' | 'released' | 'lapsed' | 'forfeited';

/** Bonuses that are bound to turnover. Each has an account of its own, so that a stake says which bonus it spent. */
export const bonuses = merchantTable(
  'bonuses',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    /** Cause of its booking and of its turnover requirement. */
    cause: text().notNull(),
    amount: amount().notNull(),
    /** True: a stake takes it before own money. */
    is_first: boolean().notNull(),
    /** True: a withdrawal forfeits it; false: it holds withdrawals back until it is wagered. */
    is_forfeited: boolean().notNull(),
    lapses_at: moment(),
    /** What stays to be wagered, for its deposit, when it ends without being wagered. */
    basic: amount().notNull(),
    state: text().$type<BonusState>().notNull(),
    /** Counted down by each stake; at 0 the requirement is added up. */
    left: amount().notNull(),
    /** Became own money, and is bound again when the stakes for it are returned. */
    released: amount().notNull(),
    /** Bound again, but not yet taken from own money. */
    owed: amount().notNull(),
    /** How many times it was bound. */
    nth: integer().notNull(),
    granted_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    uniqueIndex('bonuses_cause').on(table.merchant, table.cause),
    index('bonuses_member').on(table.merchant, table.member_id, table.granted_at),
    index('bonuses_open')
      .on(table.merchant, table.member_id, table.granted_at)
      .where(sql`${table.state} = 'open'`),
    index('bonuses_due')
      .on(table.merchant, table.lapses_at)
      .where(sql`${table.state} = 'open'`),
    check('bonuses_amount', sql`${table.amount} > 0`),
    check('bonuses_sums', sql`${table.basic} >= 0 and ${table.released} >= 0 and ${table.owed} >= 0`),
    check('bonuses_ended', sql`(${table.state} = 'open') = (${table.ended_at} is null)`),
  ],
);
