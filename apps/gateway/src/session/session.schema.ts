import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../member/member.schema.ts';
import type { SecondFactor } from '../member/member.schema.ts';
import type { Identity, SignInSecrets, SocialProvider } from './social/identity.types.ts';
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
    /** Whether it is of a login by a provider's account, after which no change of the password is owed (REQ-107). */
    social: boolean().notNull().default(false),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id_hash] }), ofMember(table)],
);

/** From where a member has logged in: an address as limits know it, hashed with the member's id. */
export const memberNetworks = merchantTable(
  'member_networks',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    network_hash: text().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id, table.network_hash] }), ofMember(table)],
);

/** Whom a provider's account belongs to: each is one member's. */
export const identities = merchantTable(
  'identities',
  'empty',
  {
    merchant: merchant(),
    provider: text().$type<SocialProvider>().notNull(),
    subject: text().notNull(),
    member_id: text().notNull(),
    linked_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.provider, table.subject] }),
    ofMember(table),
    index('identities_member').on(table.merchant, table.member_id),
  ],
);

/** What is good for one step of a sign-in with a provider's account, by the hash of a secret. */
export type SignInStep =
  /** The visitor is at the provider's page. */
  | { readonly kind: 'begun'; readonly provider: SocialProvider; readonly secrets: SignInSecrets }
  /** A ticket to open an account with. */
  | { readonly kind: 'ticket'; readonly identity: Identity }
  /** A token that has been used. */
  | { readonly kind: 'used' };

export const signIns = merchantTable(
  'sign_ins',
  'empty',
  {
    merchant: ofMerchant(),
    id_hash: text().notNull(),
    /** Of the cookie of who began. */
    visitor_hash: text().notNull(),
    step: jsonb().$type<SignInStep>().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id_hash] })],
);
