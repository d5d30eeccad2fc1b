import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const outbox = merchantTable(
  'outbox',
  'empty',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    recipient: text().notNull(),
    /** E-mail subject; the merchant's name when null. */
    subject: text(),
    body: text().notNull(),
    /** Merchant time, which in a world differs from the machine's. */
    sent_at: moment().notNull(),
    /** Earliest delivery, in database time; null once delivered. */
    due_at: moment().default(sql`now()`),
    tries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] }), index('outbox_due').on(table.due_at)],
);

export const outboxExpiry: readonly Expiry[] = [{ table: outbox, by: outbox.sent_at }];
