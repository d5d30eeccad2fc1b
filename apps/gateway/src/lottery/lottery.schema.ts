import type { Play } from '@baize/domain/lottery';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../member/member.schema.ts';
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

/** What a draw comes from: chosen before the first bet on it is taken, told after the draw, never changed. */
export const drawSeeds = merchantTable(
  'draw_seeds',
  'empty',
  {
    merchant: ofMerchant(),
    vassalage: text().notNull(),
    game_code: text().notNull(),
    draw_time: moment().notNull(),
    issue_number: text().notNull(),
    seed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.vassalage, table.game_code, table.draw_time] })],
);

/** An entry of a bet as it was taken, with the play and its odds of then. */
export type TakenEntry = {
  readonly play: Play;
  readonly picks: readonly string[];
  /** On each line, in minor units. */
  readonly stake: string;
  readonly lines: number;
  /** What it has won, in minor units. */
  readonly won?: string;
};

/** Bets on draws. One that is settled says what was drawn, and is not changed again. */
export const bets = merchantTable(
  'bets',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    vassalage: text().notNull(),
    game_code: text().notNull(),
    draw_time: moment().notNull(),
    issue_number: text().notNull(),
    entries: jsonb().$type<TakenEntry[]>().notNull(),
    total: amount().notNull(),
    placed_at: moment().notNull(),
    settled_at: moment(),
    won: amount(),
    winning_numbers: jsonb().$type<string[]>(),
    special_number: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('bets_of_member').on(table.merchant, table.member_id, table.placed_at),
    index('bets_open')
      .on(table.merchant, table.draw_time)
      .where(sql`${table.settled_at} is null`),
    check('bets_total', sql`${table.total} > 0`),
    check('bets_settled', sql`(${table.settled_at} is null) = (${table.won} is null)`),
  ],
);
