import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Database } from './database.types.ts';
import { appliedMoments, isThere, newer } from './applied.ts';
import { rowsOf } from './rowsOf.ts';

/** The SQL scripts used before drizzle's migrations; together they create the tables of the first migration. */
const folder = new URL('before/', import.meta.url);

/**
 * Converts a database that was created by those scripts: runs the missing ones, then records the first migration as
 * applied. Leaves any other database unchanged. Throws for a script that this gateway does not know.
 */
export const adoptOldDatabase = async (
  database: Pick<Database, 'owner' | 'run'>,
  { hash, folderMillis }: MigrationMeta,
): Promise<void> => {
  if (!(await isThere(database, 'applied_migrations')) || (await appliedMoments(database)).length > 0) return;
  const scripts = (await readdir(folder)).sort();
  const done = rowsOf(await database.owner.execute(sql`select name from applied_migrations order by name`));
  const names = new Set(done.map(({ name }) => String(name)));
  const unknown = [...names].find((name) => !scripts.includes(name));
  if (unknown !== undefined) throw newer(unknown);
  const missing = scripts.filter((name) => !names.has(name));
  const texts = await Promise.all(missing.map((name) => readFile(new URL(name, folder), 'utf8')));
  // PostgreSQL runs a script of several statements as one transaction.
  await database.run(
    [
      ...texts,
      `drop table applied_migrations;
      create schema if not exists drizzle;
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
    ].join('\n'),
  );
};
