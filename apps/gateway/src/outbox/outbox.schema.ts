import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const outbox = pgTable(
  'outbox',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    recipient: text().notNull(),
    body: text().notNull(),
    sent_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);
