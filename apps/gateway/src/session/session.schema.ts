import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';
import type { Identity, SignInSecrets, SocialProvider } from './social/identity.types.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

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

export const sessionExpiry: readonly Expiry[] = [{ table: signIns, by: signIns.expires_at }];
