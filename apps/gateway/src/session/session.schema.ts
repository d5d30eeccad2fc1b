import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../member/member.schema.ts';
import type { SecondFactor } from '../member/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/**
 * What attempts are counted of, and whose: an account's name, a member's id, an address, a number; `sendLink`: of a name
 * with an e-mail address, hashed. `calls`: of an address to an
 * operation, and `last_at` is when the first of a minute came.
 */
export type AttemptKind =
  | 'account'
  | 'secondFactor'
  | 'address'
  | 'sendToMember'
  | 'sendFromAddress'
  | 'sendToCountry'
  | 'registerFromAddress'
  | 'recovery'
  | 'sendLink'
  | 'calls';

export const sessions = merchantTable(
  'sessions',
  'empty',
  {
    merchant: merchant(),
    token_hash: text().notNull(),
    member_id: text().notNull(),
    password_grace_until: moment(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    must_change_password: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.token_hash] }),
    ofMember(table),
    index('sessions_member').on(table.merchant, table.member_id),
  ],
);

/** What is counted before it is tried: how often of late, and when last. Locks follow from the two. */
export const attempts = merchantTable(
  'attempts',
  'empty',
  {
    merchant: ofMerchant(),
    kind: text().$type<AttemptKind>().notNull(),
    subject: text().notNull(),
    taken: integer().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind, table.subject] })],
);

export const loginChallenges = merchantTable(
  'login_challenges',
  'empty',
  {
    merchant: merchant(),
    id_hash: text().notNull(),
    member_id: text().notNull(),
    methods: jsonb().$type<SecondFactor[]>().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id_hash] }), ofMember(table)],
);
