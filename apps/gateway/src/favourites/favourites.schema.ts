import { index, primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { isOfEndedVisit } from '../access/access.schema.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMember } from '../accounts/member.schema.ts';

export const favourites = merchantTable(
  'favourites',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    /** The visit id of a trial account, which many visitors share (see visitIdOf); empty for other members. */
    visit: text().notNull().default(''),
    node_id: text().notNull(),
    added_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member_id, table.visit, table.node_id] }),
    ofMember(table),
    index('favourites_last_added').on(
      table.merchant,
      table.member_id,
      table.visit,
      table.added_at.desc().nullsFirst(),
      table.node_id,
    ),
  ],
);

/** Favourites of a trial visit are deleted with its session. */
export const favouritesExpiry: readonly Expiry[] = [
  { table: favourites, where: (orm) => isOfEndedVisit(orm, favourites) },
];
