import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const captchas = pgTable(
  'captchas',
  {
    merchant: ofMerchant(),
    visitor_hash: text().notNull(),
    kind: text().$type<'image' | 'proof'>().notNull(),
    answer: text().notNull(),
    difficulty: integer().notNull().default(0),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.visitor_hash] })],
);

export const verificationCodes = pgTable(
  'verification_codes',
  {
    merchant: ofMerchant(),
    purpose: text().$type<'login' | 'secondFactor'>().notNull(),
    recipient: text().notNull(),
    code_hash: text().notNull(),
    attempts: integer().notNull().default(0),
    sent_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.purpose, table.recipient] })],
);
