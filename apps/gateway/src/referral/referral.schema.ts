import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members, ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';

/** Codes with which members invite friends. */
export const referralCodes = merchantTable(
  'referral_codes',
  'empty',
  { merchant: merchant(), member_id: text().notNull(), code: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id] }),
    uniqueIndex('referral_codes_code').on(table.merchant, table.code),
    ofMember(table),
  ],
);

/** Friends who joined by an invitation, each by one only, with the terms of that day. */
export const referrals = merchantTable(
  'referrals',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    friend_id: text().notNull(),
    joined_at: moment().notNull(),
    rule: text().notNull(),
    reward: amount().notNull(),
    /** What the friend has to deposit in all. */
    required: amount().notNull(),
    /** How often the reward is wagered before it can be withdrawn. */
    times: integer().notNull(),
    paid_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('referrals_friend').on(table.merchant, table.friend_id),
    index('referrals_newest').on(table.merchant, table.member_id, table.joined_at, table.id),
    ofMember(table),
    foreignKey({
      columns: [table.merchant, table.friend_id],
      foreignColumns: [members.merchant, members.id],
    }).onDelete('cascade'),
    check('referrals_others', sql`${table.friend_id} <> ${table.member_id}`),
    check('referrals_reward', sql`${table.reward} > 0 and ${table.required} > 0`),
  ],
);
