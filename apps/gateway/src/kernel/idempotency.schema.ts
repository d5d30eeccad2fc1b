import { primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const idempotentRequests = merchantTable(
  'idempotent_requests',
  'empty',
  {
    merchant: ofMerchant(),
    caller: text().notNull(),
    operation_id: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** JSON of the answer, written in the same transaction as the effect. */
    answer: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.caller, table.operation_id, table.key] })],
);

export const idempotencyExpiry: readonly Expiry[] = [{ table: idempotentRequests, by: idempotentRequests.created_at }];
