import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** Of an e-mail; without one it has the merchant's name. */
    subject: text(),
    body: text().notNull(),
    /** In the merchant's time, which in a world is not that of the machine. */
    sent_at: moment().notNull(),
    /** When a carrier may take it, in the time of the database; null once it has been delivered. */
    due_at: moment().default(sql`now()`),
    tries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index('outbox_due').on(table.due_at)],
);
