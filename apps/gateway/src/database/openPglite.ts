import { once } from 'node:events';
import { mkdir, rename } from 'node:fs/promises';
import { extract } from 'tar';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as applyTo } from 'drizzle-orm/pglite/migrator';
import { damaged, openDataFolder } from './dataFolder.ts';
import type { DataFolder } from './dataFolder.ts';
import type { Database } from './database.types.ts';
import { makePrivate } from './makePrivate.ts';
import { migrate } from './migrate.ts';
import { PrivateFiles } from './privateFiles.ts';
import * as schema from './schema.ts';
import { tablesFault } from './tablesFault.ts';

type Snapshot = Blob | undefined;

const create = async (folder: string | undefined, snapshot: Snapshot): Promise<PGlite> => {
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { fs: new PrivateFiles(folder) }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  // It adds a reader for lists of each type and copies them all for every query, which takes longer than many a query;
  // there are no lists, and what is not found here is read as PGlite always does.
  client.parsers = {};
  return client;
};

/** A snapshot's files as they are: the database would unpack them itself in several times the time, by starting twice. */
const unpack = async (snapshot: Blob, folder: string): Promise<void> => {
  await mkdir(folder, { mode: 0o700 });
  const files = extract({ cwd: folder });
  const written = once(files, 'close');
  files.end(Buffer.from(await snapshot.arrayBuffer()));
  await written;
};

/** A new database is made beside its place and moved there whole: a start that is killed leaves nothing half. */
const make = async ({ database, unfinished }: DataFolder, snapshot: Snapshot): Promise<PGlite> => {
  if (snapshot === undefined) await (await create(unfinished, undefined)).close();
  else await unpack(snapshot, unfinished);
  await makePrivate(unfinished);
  await rename(unfinished, database);
  return create(database, undefined);
};

const openWhole = async (folder: string, { database }: DataFolder): Promise<PGlite> => {
  const client = await create(database, undefined).catch(() => {
    throw damaged(folder, 'PostgreSQL cannot read it');
  });
  const fault = await tablesFault(drizzle(client, { schema })).catch(() => 'its tables cannot be read');
  if (fault === undefined) return client;
  await client.close();
  throw damaged(folder, fault);
};

/**
 * The embedded database in a data folder, of which it is the only user, or in memory when none is given. A new one
 * begins with the snapshot, which is several times faster than making a database from nothing. Throws a
 * `DataFolderError` when the folder is another gateway's, somebody else's or damaged.
 */
export const openPglite = async ({ dataDir, snapshot }: { dataDir?: string; snapshot?: Snapshot } = {}): Promise<
  Database & { readonly dump: () => Promise<Blob> }
> => {
  const folder = dataDir === undefined ? undefined : await openDataFolder(dataDir);
  const open = (): Promise<PGlite> => {
    if (dataDir === undefined || folder === undefined) return create(undefined, snapshot);
    return folder.isNew ? make(folder, snapshot) : openWhole(dataDir, folder);
  };
  try {
    const client = await open();
    const orm = drizzle(client, { schema });
    const database: Database = {
      kind: 'pglite',
      orm,
      run: async (script) => {
        await client.exec(script);
      },
      close: async () => {
        await client.close();
        folder?.release();
      },
    };
    await migrate(database, (config) => applyTo(orm, config));
    return { ...database, dump: () => client.dumpDataDir('gzip') };
  } catch (error) {
    folder?.release();
    throw error;
  }
};
