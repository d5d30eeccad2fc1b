import type { CategoryCode } from '@baize/domain/categories';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { amount, merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { isOfEndedVisit } from '../access/access.schema.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';
import type { Words } from '../words/inLanguage.ts';

export const vendors = merchantTable(
  'vendors',
  'ofOrigin',
  {
    merchant: ofMerchant(),
    vassalage: text().notNull(),
    game_type: text().$type<CategoryCode>().notNull(),
    display_name: text().notNull(),
    is_new: boolean().notNull().default(false),
    launch_mode: text().$type<'frame' | 'tab'>().notNull(),
    in_house: boolean().notNull().default(false),
    status: text().$type<'maintenance'>(),
    maintenance_until: moment(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.vassalage, table.game_type] })],
);

export const games = merchantTable(
  'games',
  'ofOrigin',
  {
    merchant: ofMerchant(),
    node_id: text().notNull(),
    vassalage: text().notNull(),
    game_type: text().$type<CategoryCode>().notNull(),
    game_code: text().notNull(),
    names: jsonb().$type<Words>().notNull(),
    search_text: text().notNull(),
    classify: text(),
    is_game: text().$type<'VASSALAGE'>(),
    parent_code: text(),
    trial: boolean().notNull().default(false),
    min_bet: amount()
      .notNull()
      .default(sql`1`),
    lines: integer().notNull().default(0),
    heat: integer().notNull().default(0),
    added_at: moment().notNull().defaultNow(),
    status: text().$type<'maintenance'>(),
    maintenance_until: moment(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.node_id] }),
    unique().on(table.merchant, table.vassalage, table.game_type, table.game_code),
  ],
);

export const recentGames = merchantTable(
  'recent_games',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    /** The visit id of a trial account, which many visitors share (see visitIdOf); empty for other members. */
    visit: text().notNull().default(''),
    node_id: text().notNull(),
    played_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id, table.visit, table.node_id] }), ofMember(table)],
);

/** Public prizes, with masked player names. The winner's identity is only in the ledger. */
export const wins = merchantTable(
  'wins',
  'empty',
  {
    merchant: ofMerchant(),
    vassalage: text().notNull(),
    /** The vendor's id of the prize. */
    reference: text().notNull(),
    game_type: text().$type<CategoryCode>().notNull(),
    game_code: text().notNull(),
    player: text().notNull(),
    amount: amount().notNull(),
    won_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vassalage, table.reference] }),
    index('wins_latest').on(table.merchant, table.won_at),
    index('wins_of_game').on(table.merchant, table.vassalage, table.game_type, table.game_code, table.won_at),
  ],
);

const WINS_KEPT_DAYS = 30;

/** Recent games of a trial visit are deleted with its session. */
export const catalogueExpiry: readonly Expiry[] = [
  { table: recentGames, where: (orm) => isOfEndedVisit(orm, recentGames) },
  { table: wins, by: wins.won_at, days: WINS_KEPT_DAYS },
];
