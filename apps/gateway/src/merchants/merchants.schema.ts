import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ownRows } from '../database/policies.ts';
import type { Conditions, MerchantSettings } from './merchants.types.ts';

/** A merchant. A world is one with an `origin`; deleting it deletes all its rows. */
export const merchants = pgTable(
  'merchants',
  {
    id: text().primaryKey(),
    origin: text().references((): AnyPgColumn => merchants.id, { onDelete: 'cascade' }),
    settings: jsonb().$type<MerchantSettings>().notNull(),
    conditions: jsonb().$type<Conditions>().notNull().default({}),
    clock_offset_ms: bigint({ mode: 'number' }).notNull().default(0),
    catalogue_version: text().notNull().default(''),
    played: boolean().notNull().default(true),
    created_at: moment().notNull(),
  },
  (table) => [ownRows(table.id)],
);

/** Foreign key to a row's merchant; deleting the merchant deletes the row. */
export const ofMerchant = () => merchant().references(() => merchants.id, { onDelete: 'cascade' });

export const merchantHosts = merchantTable(
  'merchant_hosts',
  'ofOrigin',
  {
    host: text().primaryKey(),
    merchant: ofMerchant(),
  },
  (table) => [index('merchant_hosts_merchant').on(table.merchant)],
);
