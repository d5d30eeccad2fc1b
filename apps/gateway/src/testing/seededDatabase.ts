import { getTableName } from 'drizzle-orm';
import type { Database } from '../database/database.types.ts';
import { tables } from '../database/schema.ts';
import { playMerchants } from '../merchants/playMerchants.ts';
import { hashPassword } from '../secrets/password.ts';
import { testMerchants } from './merchants.ts';

const LEAST_COST = 2;

const names = tables.map(getTableName);

const hashCheaply = (password: string): Promise<string> => hashPassword(password, LEAST_COST);

/** Plays the merchants of the tests in a new database, and keeps a copy of every row for `seedAgain`. */
export const seed = async (database: Database): Promise<void> => {
  await playMerchants(database.owner, testMerchants, new Date(), { demoAccounts: true, hash: hashCheaply });
  const copies = names.map((table) => `create table kept.${table} as table public.${table}`);
  await database.run(['create schema kept', ...copies].join(';'));
};

/** Removes every row: each belongs to a merchant. */
export const empty = ({ run }: Database): Promise<void> =>
  run('set local session_replication_role = replica; truncate merchants cascade');

/**
 * Brings every row back that was there after `seed`, and no other, all or nothing. Fails where a table is no longer as it
 * was.
 */
export const seedAgain = async ({ run }: Database): Promise<void> => {
  const rows = names.map((table) => `insert into public.${table} table kept.${table}`);
  // The copies keep to every rule already.
  await run(['set local session_replication_role = replica', 'truncate merchants cascade', ...rows].join(';'));
};
