import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';

/** Stakes that a deposit or a bonus obliges a member to, before money leaves. */
export const turnoverRequirements = merchantTable(
  'turnover_requirements',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    /** Cause of the transaction that it belongs to. */
    cause: text().notNull(),
    kind: text().$type<'deposit' | 'bonus'>().notNull(),
    promotion_id: text(),
    /** Money that it binds. */
    base: amount().notNull(),
    required: amount().notNull(),
    since: moment().notNull(),
    /** Set by the withdrawal before which it was met. */
    met_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    uniqueIndex('turnover_requirements_cause').on(table.merchant, table.cause, table.kind),
    index('turnover_requirements_open')
      .on(table.merchant, table.member_id, table.since)
      .where(sql`${table.met_at} is null`),
    check('turnover_requirements_required', sql`${table.required} > 0`),
  ],
);
