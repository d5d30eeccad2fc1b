import { and, eq, ne, notExists } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import type { SecondFactor } from '../accounts/member.schema.ts';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Orm } from '../database/database.types.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/**
 * Kinds of counted attempts. The subject is an account name, a member id (second factor, payment password, contact), a
 * network, a mobile number or a dialing code;
 * for `sendLink` the hash of a name and an e-mail address; for `calls` an operation and a network, with `last_at` the
 * begin of the window.
 */
export type AttemptKind =
  | 'account'
  | 'secondFactor'
  | 'paymentPassword'
  | 'contact'
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
    /** Browser and system; empty if unknown. */
    device: text().notNull().default(''),
    /** Network address at login. */
    address: text().notNull().default(''),
    /** Updated at most every few minutes. */
    last_seen_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.token_hash] }),
    ofMember(table),
    index('sessions_member').on(table.merchant, table.member_id),
  ],
);

/** Counters of attempts, incremented before the attempt. Locks are derived from `taken` and `last_at`. */
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
    /** True for a social login, after which no password change is required (REQ-107). */
    social: boolean().notNull().default(false),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id_hash] }), ofMember(table)],
);

/** Ways by which a login was made; `secondFactor` after a password and a second factor. */
export type LoginWay = 'username' | 'sms' | 'authenticator' | 'social' | 'passkey' | 'secondFactor';

/** Logins of members, kept for 90 days. */
export const logins = merchantTable(
  'logins',
  'empty',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    member_id: text().notNull(),
    at: moment().notNull(),
    method: text().$type<LoginWay>().notNull(),
    device: text().notNull(),
    address: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('logins_member').on(table.merchant, table.member_id, table.at),
  ],
);

/** Unused recovery codes of members with an authenticator app, by their hash; a used one is deleted. */
export const recoveryCodes = merchantTable(
  'recovery_codes',
  'empty',
  {
    merchant: ofMerchant(),
    member_id: text().notNull(),
    code_hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id, table.code_hash] }), ofMember(table)],
);

export const accessExpiry: readonly Expiry[] = [
  { table: sessions, by: sessions.expires_at },
  { table: loginChallenges, by: loginChallenges.expires_at },
  { table: attempts, by: attempts.last_at },
  { table: logins, by: logins.expires_at },
];

/** Condition: a row's visit to the trial account has ended, since its session was deleted. */
export const isOfEndedVisit = (orm: Orm, { merchant: owner, visit }: { merchant: PgColumn; visit: PgColumn }) => {
  const isIts = and(eq(sessions.merchant, owner), eq(sessions.token_hash, visit));
  return and(ne(visit, ''), notExists(orm.select({ visit: sessions.token_hash }).from(sessions).where(isIts)));
};
