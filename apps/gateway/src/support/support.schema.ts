import { primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Feedback of members and visitors. */
export const feedback = merchantTable(
  'feedback',
  'empty',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    /** Null for a visitor. */
    member_id: text(),
    language: text().notNull(),
    content: text().notNull(),
    sent_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);
