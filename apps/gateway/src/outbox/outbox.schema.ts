import { primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const outbox = merchantTable(
  'outbox',
  'empty',
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
