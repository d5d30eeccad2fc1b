import type { CategoryCode } from '@baize/domain/categories';
import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Claimed rebates: one for each member, day and category. */
export const rebates = merchantTable(
  'rebates',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    day: text().notNull(),
    game_type: text().$type<CategoryCode>().notNull(),
    /** Own money at stake, without what was returned since. */
    base: amount().notNull(),
    /** Hundredths of a per cent. */
    rate: integer().notNull(),
    amount: amount().notNull(),
    claimed_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.day, table.game_type] }),
    ofMember(table),
    check('rebates_amount', sql`${table.amount} >= 0`),
  ],
);

/** Days that the operator has ended early, so that their rebates can be claimed. */
export const endedDays = merchantTable(
  'ended_days',
  'empty',
  { merchant: ofMerchant(), day: text().notNull(), ended_at: moment().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.day] })],
);
