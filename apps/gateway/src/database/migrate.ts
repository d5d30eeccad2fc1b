import { readdir, readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.types.ts';

const folder = new URL('migrations/', import.meta.url);
const applied = pgTable('applied_migrations', { name: text().primaryKey() });

const SCHEMA_LOCK = 4_052_026;

/** Brings the schema up to date: every file of `migrations/` once, in the order of the names, each as one transaction.
 * Throws when the database has been changed by a file that is not among them. */
export const migrate = async (database: Database): Promise<void> => {
  await database.run('create table if not exists applied_migrations (name text primary key)');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const done = new Set((await database.orm.select().from(applied)).map(({ name }) => name));
  const unknown = [...done].filter((name) => !files.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `it was written by a newer gateway (${unknown.join(', ')}); start that one, or give this one a database of its own`,
    );
  for (const name of files.filter((file) => !done.has(file))) {
    const script = await readFile(new URL(name, folder), 'utf8');
    // A script of several statements is one transaction.
    const run = database.run(
      `select pg_advisory_xact_lock(${SCHEMA_LOCK}); insert into applied_migrations values ('${name}'); ${script}`,
    );
    await run.catch(async (error: unknown) => {
      // Of two gateways that start at once, the second waits for the first and then finds its row.
      const [there] = await database.orm.select().from(applied).where(eq(applied.name, name));
      if (there === undefined) throw error;
    });
  }
};
