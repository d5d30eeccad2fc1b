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

/** What is lent to nobody. The files of a process run one after the other, and each finds these as the first one did. */
const free: Database[] = [];

/**
 * Lends a database that plays the merchants of the tests, or an empty one. Who closes it gives it back for the next one,
 * with every row as it was; a file that leaves its tables changed fails there.
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
