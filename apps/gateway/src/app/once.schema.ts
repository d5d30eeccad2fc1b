import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    merchant: ofMerchant(),
    caller: text().notNull(),
    operation_id: text().notNull(),
    key: text().notNull(),
    request_hash: text().notNull(),
    status: integer(),
    answer: text(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.caller, table.operation_id, table.key] })],
);
