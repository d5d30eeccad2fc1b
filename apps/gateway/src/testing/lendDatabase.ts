import { inject } from 'vitest';
import type { Database } from '../database/database.types.ts';
import { openPglite } from '../database/openPglite.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { readSnapshot } from '../database/snapshot.ts';
import { createDatabase } from './databases.ts';
import { empty, seed, seedAgain } from './seededDatabase.ts';

const open = async (): Promise<Database> => {
  const server = inject('postgresUrl');
  if (server !== undefined) return openPostgres(await createDatabase(server, { seeded: true }));
  const database = await openPglite({ snapshot: await readSnapshot() });
  await seed(database);
  return database;
};

/** The pool of unused databases. The test files of a process run one after the other and share it. */
const free: Database[] = [];

/**
 * Lends a database with the test merchants, or an empty one. `close` restores every row and returns the database to the
 * pool; it fails if the test has altered a table.
 */
export const lendDatabase = async ({ isEmpty = false } = {}): Promise<Database> => {
  const database = free.pop() ?? (await open());
  if (isEmpty) await empty(database);
  let isLent = true;
  const close = async (): Promise<void> => {
    if (!isLent) return;
    await seedAgain(database);
    isLent = false;
    free.push(database);
  };
  return { ...database, close };
};
