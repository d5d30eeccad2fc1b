import type { CategoryCode } from '@baize/domain/categories';
import type { LanguageCode } from '@baize/domain/languages';
import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../accounts/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

export const gameSessions = merchantTable(
  'game_sessions',
  'empty',
  {
    merchant: ofMerchant(),
    id: text().notNull().unique(),
    launch_token_hash: text().unique(),
    launch_expires_at: moment().notNull(),
    member_id: text(),
    vassalage: text().notNull(),
    game_type: text().$type<CategoryCode>().notNull(),
    game_code: text().notNull(),
    game_name: text().notNull(),
    mode: text().$type<'real' | 'demo'>().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    back_url: text().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    /** The member session that opened the game; the game ends with it. */
    session_hash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    ofMember(table),
    index('game_sessions_session').on(table.merchant, table.session_hash),
  ],
);
