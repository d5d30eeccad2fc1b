import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { adopt } from './adopt.ts';
import { appliedMoments, newer } from './applied.ts';
import type { Database } from './database.types.ts';

/** Written by `pnpm exec drizzle-kit generate --name <change>`; what has been released is never changed again. */
const migrationsFolder = fileURLToPath(new URL('migrations/', import.meta.url));

/**
 * Brings the schema up to date with drizzle's own migrator, which is given as `apply`. Throws when the database has been
 * changed by a migration that is not among ours. Whoever calls it sees to it that nobody else migrates at the same time.
 */
export const migrate = async (
  database: Pick<Database, 'owner' | 'run'>,
  apply: (config: MigrationConfig) => Promise<void>,
): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder });
  const ours = new Set(known.map(({ folderMillis }) => folderMillis));
  const unknown = (await appliedMoments(database)).find((at) => !ours.has(at));
  if (unknown !== undefined) throw newer(`migration of ${new Date(unknown).toISOString().slice(0, 16)}`);
  const [first] = known;
  if (first !== undefined) await adopt(database, first);
  await apply({ migrationsFolder });
};
