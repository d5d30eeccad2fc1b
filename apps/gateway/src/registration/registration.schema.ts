import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../accounts/member.schema.ts';

/** Registration data that the members table does not have. */
export const registrations = merchantTable(
  'registrations',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    method: text().$type<'username' | 'mobile' | 'social'>().notNull(),
    /** The other form fields, by key. */
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Id of the agent whose invitation code was used. */
    invited_by: text(),
    /** Version of the accepted terms (D14). */
    terms_version: text().notNull(),
    registered_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id] }), ofMember(table)],
);
