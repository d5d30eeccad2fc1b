import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';

export const sample = merchantTable(
  'sample',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    title: text().notNull(),
    added_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('sample_member').on(table.merchant, table.member_id, table.added_at, table.id),
  ],
);
