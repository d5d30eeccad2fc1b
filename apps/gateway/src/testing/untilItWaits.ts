import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.ts';

/**
 * Resolves when a connection to this database waits for a row lock, or `instead` has settled. Returns at once on the
 * embedded database, whose single connection never waits for a lock.
 */
export const untilItWaits = async ({ kind, owner }: Database, instead: Promise<unknown>): Promise<void> => {
  if (kind === 'pglite') return;
  const state = { settled: false };
  const settle = (): void => void (state.settled = true);
  instead.then(settle, settle);
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!state.settled && JSON.stringify(await owner.execute(waiting)) === '[]');
};
