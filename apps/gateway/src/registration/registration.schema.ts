import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../member/member.schema.ts';

/** What somebody said when the account was opened, beside what the member itself keeps. */
export const registrations = merchantTable(
  'registrations',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    method: text().$type<'username' | 'mobile' | 'social'>().notNull(),
    /** The other fields of the form, by their key. */
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The id of the agent whose code was given. */
    invited_by: text(),
    /** Which terms were agreed to (D14). */
    terms_version: text().notNull(),
    registered_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id] }), ofMember(table)],
);
