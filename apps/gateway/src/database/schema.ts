import { globSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const areas = new URL('../', import.meta.url);
const files = globSync('*/*.schema.ts', { cwd: areas }).sort();
const modules = await Promise.all(
  files.map((file) => import(new URL(file, areas).href) as Promise<Record<string, unknown>>),
);

/** Every table that an `<area>.schema.ts` exports, sorted by name. */
export const tables: readonly PgTable[] = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable))
  .sort((one, other) => getTableName(one).localeCompare(getTableName(other), 'en'));
