import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';
import type { LimitKind, LimitPeriod } from './limits.types.ts';

/** Limits of members. A row without an amount: the member chose to have none. */
export const memberLimits = merchantTable(
  'member_limits',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    kind: text().$type<LimitKind>().notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    /** Minor units, or minutes of a reminder. */
    amount: amount(),
    /** A looser amount that the member wished for; null with a time: none. */
    wished_amount: amount(),
    wished_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.kind, table.period] }),
    ofMember(table),
    check('member_limits_amount', sql`${table.amount} > 0 and ${table.wished_amount} > 0`),
    check('member_limits_wish', sql`${table.wished_amount} is null or ${table.wished_at} is not null`),
    check('member_limits_period', sql`(${table.kind} = 'reminder') = (${table.period} = 'session')`),
  ],
);

/** Breaks from play, one per member; an ended one stays until the next. */
export const playBreaks = merchantTable(
  'play_breaks',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id] }), ofMember(table)],
);

/**
 * Exclusions, a row for each thing that tells who is excluded: member, number, address, document, provider's account.
 * Stored as hashes, and kept when the member is deleted. Calls of all merchants ask `excluded_until` about them.
 */
export const exclusions = merchantTable(
  'exclusions',
  'empty',
  {
    merchant: ofMerchant(),
    subject: text().notNull(),
    until: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.subject] }),
    index('exclusions_subject').on(table.subject, table.until),
  ],
);

/** Everything that members changed of their limits. */
export const limitChanges = merchantTable(
  'limit_changes',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    at: moment().notNull(),
    kind: text().$type<LimitKind | 'break' | 'exclusion'>().notNull(),
    period: text().$type<LimitPeriod>(),
    step: text().$type<'set' | 'wished' | 'withdrawn' | 'confirmed' | 'began'>().notNull(),
    before: amount(),
    after: amount(),
    until: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('limit_changes_member').on(table.merchant, table.member_id, table.at, table.id),
  ],
);
