import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import type { Expiry } from '../merchants/deleteExpired.ts';
import { ofMerchant } from '../merchants/merchants.schema.ts';

/** Incidents in players' browsers; one row per distinct incident, with a count. */
export const reportedIncidents = merchantTable(
  'reported_incidents',
  'empty',
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    release: text().notNull(),
    place: text().notNull(),
    browser: text().notNull(),
    name: text().notNull(),
    message: text().notNull(),
    /** References shown to players, newest first. */
    player_references: text().array().notNull(),
    times: integer().notNull(),
    first_at: moment().notNull(),
    last_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

const INCIDENTS_KEPT_DAYS = 30;

export const incidentsExpiry: readonly Expiry[] = [
  { table: reportedIncidents, by: reportedIncidents.last_at, days: INCIDENTS_KEPT_DAYS },
];
