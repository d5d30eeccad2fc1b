import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Draws that have taken place: a draw has one row, and nothing changes it. */
export const draws = merchantTable(
  'draws',
  'empty',
  {
    merchant: ofMerchant(),
    vassalage: text().notNull(),
    game_code: text().notNull(),
    draw_time: moment().notNull(),
    issue_number: text().notNull(),
    winning_numbers: jsonb().$type<string[]>().notNull(),
    special_number: text(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.vassalage, table.game_code, table.draw_time] })],
);
