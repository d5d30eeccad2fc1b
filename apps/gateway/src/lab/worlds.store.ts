import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { SQL, SQLChunk } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.types.ts';
import { cloneRuleOf } from '../database/merchantTable.ts';
import type { NewWorld } from '../database/merchantTable.ts';
import { tables } from '../database/schema.ts';
import { merchants } from '../merchants/merchants.schema.ts';
import type { Conditions, MerchantSettings } from '../merchants/merchants.types.ts';

const namesOf = (table: PgTable): string[] => Object.values(getTableColumns(table)).map(({ name }) => name);
const listed = (parts: SQLChunk[]): SQL => sql.join(parts, sql`, `);

const insert = (table: PgTable, rows: SQL): SQL =>
  sql`insert into ${table} (${listed(namesOf(table).map((name) => sql.identifier(name)))}) ${rows}`;

const copies = (table: PgTable, key: string, from: SQL, but: Readonly<Record<string, SQL>>): SQL => {
  const values = namesOf(table).map((name) => but[name] ?? sql`${sql.identifier(name)}`);
  return insert(table, sql`select ${listed(values)} from ${table} where ${sql.identifier(key)} = ${from}`);
};

const beginnings = (world: NewWorld): SQL[] =>
  tables.flatMap((table) => {
    const rule = cloneRuleOf(table);
    if (typeof rule !== 'object') return [];
    if ('made' in rule) return [insert(table, rule.made(world))];
    return [copies(table, 'merchant', world.from, { merchant: world.id, ...rule.copied })];
  });

/** Clones a merchant into a new world in one statement, each table by its `CloneRule` rule; the catalogue is shared. */
export const cloneMerchant = async (
  orm: Orm,
  world: { id: string; from: string; conditions: Conditions; clockOffsetMs: number; now: Date },
): Promise<void> => {
  const id = sql`${world.id}::text`;
  const from = sql`${world.from}::text`;
  const now = sql`${world.now.toISOString()}::timestamptz`;
  const own = {
    id,
    origin: from,
    conditions: sql`${JSON.stringify(world.conditions)}::text::jsonb`,
    clock_offset_ms: sql`${world.clockOffsetMs}::bigint`,
    catalogue_version: sql`''`,
    created_at: now,
  };
  const parts = [copies(merchants, 'id', from, own), ...beginnings({ id, from, now })];
  const steps = parts.map((part, index) => sql`${sql.identifier(`step_${index}`)} as (${part})`);
  await orm.execute(sql`with ${listed(steps)} select`);
};

const isWorld = (id: string) => and(eq(merchants.id, id), ne(merchants.origin, merchants.id));

/** Updates a world's row; setting `catalogue_version` gives it a catalogue of its own. */
export const changeWorld = async (
  orm: Orm,
  id: string,
  change: {
    conditions?: Conditions;
    clock_offset_ms?: number;
    settings?: MerchantSettings;
    catalogue_version?: string;
  },
): Promise<void> => {
  await orm.update(merchants).set(change).where(isWorld(id));
};

/** Deletes a world with all its rows. */
export const endWorld = async (orm: Orm, id: string): Promise<void> => {
  await orm.delete(merchants).where(isWorld(id));
};
