import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';

/** Tickets of data exports by their hash; a used one is kept for a day, to be counted. */
export const dataExports = merchantTable(
  'data_exports',
  'empty',
  {
    merchant: merchant(),
    ticket_hash: text().notNull(),
    member_id: text().notNull(),
    requested_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.ticket_hash] }),
    ofMember(table),
    index('data_exports_member').on(table.merchant, table.member_id, table.requested_at),
  ],
);

export const profileExpiry: readonly Expiry[] = [{ table: dataExports, by: dataExports.requested_at }];
