import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Purpose of a code; a code is valid for one purpose only. */
export type CodePurpose = 'login' | 'secondFactor' | 'registration' | 'recovery' | 'newContact' | 'contact';

/** Challenges: captcha picture or proof; bot-check slider or work, and the pass issued for a right answer. */
export type CaptchaKind = 'image' | 'proof' | 'slider' | 'work' | 'pass';

export const captchas = merchantTable(
  'captchas',
  'empty',
  {
    merchant: ofMerchant(),
    visitor_hash: text().notNull(),
    kind: text().$type<CaptchaKind>().notNull(),
    answer: text().notNull(),
    difficulty: integer().notNull().default(0),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.visitor_hash] })],
);

export const verificationCodes = merchantTable(
  'verification_codes',
  'empty',
  {
    merchant: ofMerchant(),
    purpose: text().$type<CodePurpose>().notNull(),
    recipient: text().notNull(),
    code_hash: text().notNull(),
    attempts: integer().notNull().default(0),
    sent_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.purpose, table.recipient] })],
);

export const verificationExpiry: readonly Expiry[] = [
  { table: captchas, by: captchas.expires_at },
  { table: verificationCodes, by: verificationCodes.expires_at },
];
