import { index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../accounts/member.schema.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';
import type { Words } from '../words/inLanguage.ts';

export const announcements = merchantTable(
  'announcements',
  'ofOrigin',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    kind: text().$type<'banner' | 'player' | 'popup' | 'promotion' | 'game'>().notNull(),
    execution: text().$type<'A' | 'B' | 'F'>(),
    /** The banner group, or for game announcements the game category. */
    group_name: text(),
    titles: jsonb().$type<Words>().notNull(),
    contents: jsonb().$type<Words>().notNull(),
    image: text(),
    linkage_type: text().notNull().default(''),
    starts_at: moment().notNull(),
    ends_at: moment(),
    promotion_type: text(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('announcements_newest').on(table.merchant, table.starts_at.desc().nullsFirst(), table.position, table.id),
  ],
);

/** Announcements that a member has read. Their ids are of the catalogue merchant and may no longer exist. */
export const announcementReads = merchantTable(
  'announcement_reads',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    announcement_id: text().notNull(),
    read_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id, table.announcement_id] }), ofMember(table)],
);
