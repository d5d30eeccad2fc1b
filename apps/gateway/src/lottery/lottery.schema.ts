import type { Play } from '@baize/domain/lottery';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Results of draws: one immutable row per draw. */
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

/** Seeds of draws: chosen before the first bet, published after the draw, immutable. */
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

/** An entry of a bet, with the play and odds at the time of the bet. */
export type BetEntry = {
  readonly play: Play;
  readonly picks: readonly string[];
  /** Stake per line, in minor units. */
  readonly stake: string;
  readonly lines: number;
  /** Set once settled: the win in minor units. */
  readonly won?: string;
};

/** Bets on draws. A settled bet has the numbers drawn and is immutable. */
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
    entries: jsonb().$type<BetEntry[]>().notNull(),
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
    index('bets_of_member').on(table.merchant, table.member_id, table.placed_at, table.id),
    index('bets_of_lottery').on(table.merchant, table.member_id, table.game_code, table.placed_at, table.id),
    index('bets_open')
      .on(table.merchant, table.draw_time)
      .where(sql`${table.settled_at} is null`),
    check('bets_total', sql`${table.total} > 0`),
    check('bets_settled', sql`(${table.settled_at} is null) = (${table.won} is null)`),
  ],
);

const DRAWS_KEPT_DAYS = 30;

export const lotteryExpiry: readonly Expiry[] = [
  { table: draws, by: draws.draw_time, days: DRAWS_KEPT_DAYS },
  { table: drawSeeds, by: drawSeeds.draw_time, days: DRAWS_KEPT_DAYS },
];
