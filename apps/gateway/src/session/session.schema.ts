import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../member/member.schema.ts';
import type { SecondFactor } from '../member/member.schema.ts';
import type { Identity, SignInSecrets, SocialProvider } from './social/identity.types.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/**
 * Kinds of counted attempts. The subject is an account name, a member id, a network, a mobile number or a dialing code;
 * for `sendLink` the hash of a name and an e-mail address; for `calls` an operation and a network, with `last_at` the
 * begin of the window.
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

/** Networks from which a member has logged in, hashed with the member's id. */
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

/** Links a social provider's account to a member; an account belongs to at most one. */
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

/** Single-use state of a social login, found by the hash of its secret. */
export type SignInStep =
  /** The visitor is at the provider's page; the secret is `state`. */
  | { readonly kind: 'begun'; readonly provider: SocialProvider; readonly secrets: SignInSecrets }
  /** The secret is a ticket with which the visitor may register. */
  | { readonly kind: 'ticket'; readonly identity: Identity }
  /** The secret is a Firebase token that was used. */
  | { readonly kind: 'used' };

export const signIns = merchantTable(
  'sign_ins',
  'empty',
  {
    merchant: ofMerchant(),
    id_hash: text().notNull(),
    /** Hash of the visitor's `signin` cookie; of an empty text for used tokens. */
    visitor_hash: text().notNull(),
    step: jsonb().$type<SignInStep>().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id_hash] })],
);
