import { primaryKey, text } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Secrets of authenticator apps that no code has confirmed yet. */
export const pendingAuthenticators = merchantTable(
  'pending_authenticators',
  'empty',
  {
    merchant: ofMerchant(),
    member_id: text().notNull(),
    secret: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id] }), ofMember(table)],
);

export const securityExpiry: readonly Expiry[] = [
  { table: pendingAuthenticators, by: pendingAuthenticators.expires_at },
];
