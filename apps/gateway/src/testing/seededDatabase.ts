import { getTableName } from 'drizzle-orm';
import type { Database } from '../database/database.types.ts';
import { tables } from '../database/schema.ts';
import { openSampleTable } from '../lab/openSampleTable.ts';
import { playMerchants } from '../seeding/playMerchants.ts';
import { hashPassword } from '../secrets/password.ts';
import { testMerchants } from './merchants.ts';

const LEAST_COST = 2;

const names = tables.map(getTableName);

const hashCheaply = (password: string): Promise<string> => hashPassword(password, LEAST_COST);

/** Writes the test merchants into a new database, and copies every row to the schema `kept` for `seedAgain`. */
export const seed = async (database: Database): Promise<void> => {
  await openSampleTable(database);
  await playMerchants(database.owner, testMerchants, new Date(), { demoAccounts: true, hash: hashCheaply });
  const copies = names.map((table) => `create table kept.${table} as table public.${table}`);
  await database.run(['create schema kept', ...copies].join(';'));
};

/** Deletes every row: each belongs to a merchant. */
export const empty = ({ run }: Database): Promise<void> =>
  run('set local session_replication_role = replica; truncate merchants cascade');

/** Restores exactly the rows that `seed` wrote, in one transaction. Throws if a table's columns have changed. */
export const seedAgain = async ({ run }: Database): Promise<void> => {
  const rows = names.map((table) => `insert into public.${table} table kept.${table}`);
  // `replica` skips triggers and foreign keys: the copies satisfy them already.
  await run(['set local session_replication_role = replica', 'truncate merchants cascade', ...rows].join(';'));
};
