import { migrate as applyTo } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database } from './database.types.ts';
import { refuseBeside } from './besideTransaction.ts';
import { ensureRole } from './ensureRole.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './openOrm.ts';
import { openSealedOrm } from './openSealedOrm.ts';
import { serverSignals } from './signals.ts';

const CONNECTIONS = 10;

const SCHEMA_LOCK = 4_052_026;
const START_LOCK = 4_052_027;

const onnotice = (): void => undefined;

const runOn =
  (client: postgres.Sql) =>
  async (script: string): Promise<void> => {
    refuseBeside(client);
    await client.unsafe(script).simple();
  };

/** Runs `work` on a new connection that holds an advisory lock, one gateway at a time. */
const underLock = async <T>(url: string, lock: number, work: (client: postgres.Sql) => Promise<T>): Promise<T> => {
  const client = postgres(url, { max: 1, onnotice });
  try {
    await client`select pg_advisory_lock(${lock})`;
    return await work(client);
  } finally {
    await client.end({ timeout: 5 });
  }
};

const bringUpToDate = (url: string): Promise<void> =>
  underLock(url, SCHEMA_LOCK, async (client) => {
    const owner = openOrm(client);
    const run = runOn(client);
    await ensureRole({ run });
    await migrate({ owner, run }, (config) => applyTo(owner, config));
  });

/** Opens a PostgreSQL database at `url` (`postgres://user:password@host:port/database`) and migrates its schema. */
export const openPostgres = async (url: string): Promise<Database> => {
  await bringUpToDate(url);
  const client = postgres(url, { max: CONNECTIONS, onnotice });
  return {
    kind: 'postgres',
    owner: openOrm(client),
    of: (whose) => openSealedOrm(client, whose),
    run: runOn(client),
    alone: (work) => underLock(url, START_LOCK, work),
    signals: serverSignals(client),
    close: () => client.end({ timeout: 5 }),
  };
};
