import { once } from 'node:events';
import { mkdir, rename } from 'node:fs/promises';
import type { Duplex } from 'node:stream';
import { extract } from 'tar';
import { migrate as applyTo } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { refuseBeside } from './besideTransaction.ts';
import { damaged, openDataFolder } from './dataFolder.ts';
import type { DataFolder } from './dataFolder.ts';
import type { Database } from './database.types.ts';
import { ensureRole } from './ensureRole.ts';
import { makePrivate } from './makePrivate.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './openOrm.ts';
import { openSealedOrm } from './openSealedOrm.ts';
import { localSignals } from './signals.ts';
import { startPglite } from './startPglite.ts';
import type { Pglite } from './startPglite.ts';
import { findTableProblem } from './findTableProblem.ts';

type Snapshot = Blob | undefined;

/** The embedded database on its thread, and a driver with a single connection to it. */
type Client = { readonly pglite: Pglite; readonly sql: postgres.Sql };

const create = async (folder: string | undefined, snapshot: Snapshot): Promise<Client> => {
  const pglite = await startPglite({ folder, snapshot: await snapshot?.arrayBuffer() });
  const options: postgres.Options<Record<string, never>> & { socket: () => Duplex } = {
    socket: pglite.connect,
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    // The driver would query the types of array columns; our tables have none.
    fetch_types: false,
    onnotice: () => undefined,
  };
  return { pglite, sql: postgres(options) };
};

const close = async ({ pglite, sql }: Client): Promise<void> => {
  await sql.end();
  await pglite.close();
};

/** Extracts a snapshot into a folder: several times faster than `loadDataDir`, which starts the database twice. */
const unpack = async (snapshot: Blob, folder: string): Promise<void> => {
  await mkdir(folder, { mode: 0o700 });
  const files = extract({ cwd: folder });
  const written = once(files, 'close');
  files.end(Buffer.from(await snapshot.arrayBuffer()));
  await written;
};

/** Creates a new database at `unfinished`, then renames it to `database`: a killed start leaves none half made. */
const make = async ({ database, unfinished }: DataFolder, snapshot: Snapshot): Promise<Client> => {
  if (snapshot === undefined) await close(await create(unfinished, undefined));
  else await unpack(snapshot, unfinished);
  await makePrivate(unfinished);
  await rename(unfinished, database);
  return create(database, undefined);
};

const openWhole = async (folder: string, { database }: DataFolder): Promise<Client> => {
  const client = await create(database, undefined).catch(() => {
    throw damaged(folder, 'PostgreSQL cannot read it');
  });
  const problem = await findTableProblem(openOrm(client.sql)).catch(() => 'its tables cannot be read');
  if (problem === undefined) return client;
  await close(client);
  throw damaged(folder, problem);
};

/**
 * Opens the embedded database in a data folder, which it locks, or in memory. A new one starts from the snapshot,
 * several times faster than creating it. Throws a `DataFolderError` if the folder is locked, foreign or damaged.
 */
export const openPglite = async ({ dataDir, snapshot }: { dataDir?: string; snapshot?: Snapshot } = {}): Promise<
  Database & { readonly dump: Pglite['dump'] }
> => {
  const folder = dataDir === undefined ? undefined : await openDataFolder(dataDir);
  const open = (): Promise<Client> => {
    if (dataDir === undefined || folder === undefined) return create(undefined, snapshot);
    return folder.isNew ? make(folder, snapshot) : openWhole(dataDir, folder);
  };
  try {
    const client = await open();
    const owner = openOrm(client.sql);
    const database: Database = {
      kind: 'pglite',
      owner,
      of: (whose) => openSealedOrm(client.sql, whose),
      run: async (script) => {
        refuseBeside(client.sql);
        await client.sql.unsafe(script).simple();
      },
      // Only this process uses the database: no lock is needed.
      alone: (work) => work(),
      signals: localSignals(),
      close: async () => {
        await close(client);
        folder?.release();
      },
    };
    await ensureRole(database);
    await migrate(database, (config) => applyTo(owner, config));
    return { ...database, dump: client.pglite.dump };
  } catch (error) {
    folder?.release();
    throw error;
  }
};
