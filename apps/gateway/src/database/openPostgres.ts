import { migrate as applyTo } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Database } from './database.types.ts';
import { ensureRole } from './ensureRole.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './openOrm.ts';
import { openSealedOrm } from './openSealedOrm.ts';
import { serverSignals } from './signals.ts';

const CONNECTIONS = 10;

const SCHEMA_LOCK = 4_052_026;

const onnotice = (): void => undefined;

const runOn =
  (client: postgres.Sql) =>
  async (script: string): Promise<void> => {
    await client.unsafe(script).simple();
  };

/** Migrates on a connection of its own, which holds a lock: of gateways that start at once, one does and the others wait. */
const bringUpToDate = async (url: string): Promise<void> => {
  const client = postgres(url, { max: 1, onnotice });
  try {
    await client`select pg_advisory_lock(${SCHEMA_LOCK})`;
    const owner = openOrm(client);
    const run = runOn(client);
    await ensureRole({ run });
    await migrate({ owner, run }, (config) => applyTo(owner, config));
  } finally {
    await client.end({ timeout: 5 });
  }
};

/** A PostgreSQL server at `url` (`postgres://user:password@host:port/database`), with the schema in place. */
export const openPostgres = async (url: string): Promise<Database> => {
  await bringUpToDate(url);
  const client = postgres(url, { max: CONNECTIONS, onnotice });
  return {
    kind: 'postgres',
    owner: openOrm(client),
    of: (whose) => openSealedOrm(client, whose),
    run: runOn(client),
    signals: serverSignals(client),
    close: () => client.end({ timeout: 5 }),
  };
};
