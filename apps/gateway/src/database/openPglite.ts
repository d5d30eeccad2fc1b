import { mkdir, readdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.types.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

/**
 * The embedded database in a data directory, or in memory when none is given. An empty one begins with the snapshot,
 * which is several times faster than making a database from nothing.
 */
export const openPglite = async ({
  dataDir,
  snapshot,
}: { dataDir?: string; snapshot?: Blob | undefined } = {}): Promise<
  Database & { readonly dump: () => Promise<Blob> }
> => {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const empty = dataDir === undefined || (await readdir(dataDir)).length === 0;
  const client = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot !== undefined && empty ? { loadDataDir: snapshot } : {}),
  });
  const database: Database = {
    kind: 'pglite',
    orm: drizzle(client, { schema }),
    run: async (script) => {
      await client.exec(script);
    },
    close: () => client.close(),
  };
  await migrate(database);
  return { ...database, dump: () => client.dumpDataDir('gzip') };
};
