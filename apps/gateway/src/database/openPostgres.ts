import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Database } from './database.types.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

const CONNECTIONS = 10;

/** A PostgreSQL server at `url` (`postgres://user:password@host:port/database`), with the schema in place. */
export const openPostgres = async (url: string): Promise<Database> => {
  const client = postgres(url, { max: CONNECTIONS, onnotice: () => undefined });
  const database: Database = {
    kind: 'postgres',
    orm: drizzle(client, { schema }),
    run: async (script) => {
      await client.unsafe(script).simple();
    },
    close: () => client.end({ timeout: 5 }),
  };
  await migrate(database);
  return database;
};
