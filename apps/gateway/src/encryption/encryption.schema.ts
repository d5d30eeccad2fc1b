import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const encryptionKeys = merchantTable(
  'encryption_keys',
  'ofOrigin',
  {
    merchant: ofMerchant(),
    kid: text().notNull(),
    private_key: jsonb().$type<{ kty: 'EC'; crv: string; x: string; y: string; d: string }>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kid] })],
);

export const usedRequestIds = merchantTable(
  'used_request_ids',
  'empty',
  {
    merchant: ofMerchant(),
    jti: text().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.jti] })],
);

export const encryptionExpiry: readonly Expiry[] = [{ table: usedRequestIds, by: usedRequestIds.expires_at }];
