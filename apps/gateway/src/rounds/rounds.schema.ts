import type { CategoryCode } from '@baize/domain/categories';
import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ofMember } from '../accounts/member.schema.ts';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';

/** Rounds of games and bets on draws, with the sums of their movements; written with each movement. */
export const gameRounds = merchantTable(
  'game_rounds',
  'empty',
  {
    merchant: merchant(),
    id: uuid().notNull(),
    member_id: text().notNull(),
    vassalage: text().notNull(),
    game_type: text().$type<CategoryCode>().notNull(),
    game_code: text().notNull(),
    /** Game session of a vendor; `draws` for bets on draws, whose round is the bet's id. */
    session_id: text().notNull(),
    round: text().notNull(),
    placed_at: moment().notNull(),
    settled_at: moment(),
    /** Stakes that were not returned. */
    staked: amount().notNull(),
    won: amount().notNull(),
    /** The part of the stakes that was bonus money. */
    bonus_staked: amount()
      .notNull()
      .default(sql`0`),
    /** Part of the stake that counts as turnover; 0 for a returned stake. */
    turnover: amount().notNull(),
    status: text().$type<'open' | 'won' | 'lost' | 'returned'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    uniqueIndex('game_rounds_round').on(table.merchant, table.session_id, table.round),
    index('game_rounds_member').on(table.merchant, table.member_id, table.placed_at, table.id),
    index('game_rounds_placed').on(table.merchant, table.placed_at),
    index('game_rounds_category').on(table.merchant, table.member_id, table.game_type, table.placed_at, table.id),
    index('game_rounds_vendor').on(table.merchant, table.member_id, table.vassalage, table.placed_at, table.id),
    check(
      'game_rounds_sums',
      sql`${table.staked} >= 0 and ${table.won} >= 0 and ${table.turnover} >= 0 and ${table.bonus_staked} between 0 and ${table.staked}`,
    ),
  ],
);
