import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newDatabaseUrl } from '../testing/openTestGateway.ts';
import { auditLedger } from '../wallet/auditLedger.ts';
import { postings, transactions } from '../wallet/wallet.schema.ts';
import type { Database } from './database.types.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';
import { rowsOf } from './rowsOf.ts';
import { readSnapshot } from './snapshot.ts';
import { wallets } from '../wallet/wallet.schema.ts';

const before = new URL('before/', import.meta.url);
const scripts = (await readdir(before)).filter((name) => name < '0030').sort();

let dataDir = '';
let url: string | undefined;
const open = async (): Promise<Database> =>
  url === undefined ? openPglite({ dataDir, snapshot: await readSnapshot() }) : openPostgres(url);

/** Recreates the database with these old scripts, with rows of a member who has played. */
const asBefore = async (run: Database['run'], names: readonly string[]): Promise<void> => {
  await run('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await run('create table applied_migrations (name text primary key)');
  for (const name of names) {
    if (scripts.includes(name)) await run(await readFile(new URL(name, before), 'utf8'));
    await run(`insert into applied_migrations values ('${name}')`);
  }
  await run(`
    insert into merchants (id, settings, created_at) values ('old', '{}', now());
    insert into members (merchant, id, account, account_key, nickname, type, created_at)
      values ('old', '1', 'anna', 'anna', 'Anna', 1, now());
    insert into wallets values ('old', '1', 930, 3);
    insert into ledger values
      ('old', '1', 1, 1000, 1000, 'opening', null, null, '2026-01-01'),
      ('old', '1', 2, -100, 900, 'debit', 'BAIZE', 'bet', '2026-01-02'),
      ('old', '1', 3, 30, 930, 'credit', 'BAIZE', 'win', '2026-01-03')`);
};

/** The database's columns, constraints and indexes, as texts with their names. */
const shape = async ({ owner: orm }: Database): Promise<string[]> => {
  const parts = await orm.execute(sql`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'`);
  return rowsOf(parts)
    .map(({ part }) => String(part))
    .sort();
};

let wanted: string[] = [];
let database: Database;
beforeAll(async () => {
  url = await newDatabaseUrl();
  dataDir = await mkdtemp(join(tmpdir(), 'gateway-adopted-'));
  database = await open();
  wanted = await shape(database);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The cases; the embedded database is slow to open, so there only the one with more scripts to run. */
const whose = inject('postgresUrl') === undefined ? ['an older gateway'] : ['the last gateway', 'an older gateway'];

it.each(whose)('a database of %s is taken over with its rows, and comes to the same tables', async (gateway) => {
  const names = gateway === 'an older gateway' ? scripts.slice(0, 2) : scripts;
  await asBefore(database.run, names);
  await database.close();
  database = await open();
  expect(await shape(database)).toEqual(wanted);
  expect(await database.owner.select().from(wallets)).toMatchObject([{ member_id: '1', balance: 930n, sequence: 3 }]);
  const { owner: orm } = database;
  expect(await auditLedger(database)).toEqual([{ merchant: 'old', accounts: 3, sum: 0n, differences: [] }]);
  const moved = orm.select({
    kind: transactions.kind,
    id: transactions.reference,
    account: postings.account,
    amount: postings.amount,
  });
  const lines = await moved
    .from(postings)
    .innerJoin(transactions, eq(transactions.id, postings.transaction_id))
    .orderBy(transactions.occurred_at, postings.account);
  expect(lines.map((line) => Object.values(line).join(' '))).toEqual([
    'opening  main:1 1000',
    'opening  opening -1000',
    'debit bet main:1 -100',
    'debit bet vendor:BAIZE 100',
    'credit win main:1 30',
    'credit win vendor:BAIZE -30',
  ]);
});

it('a database of a gateway between the two is refused', async () => {
  await asBefore(database.run, [...scripts, '0025_unknown.sql']);
  await database.close();
  await expect(open()).rejects.toThrow('newer gateway (0025_unknown.sql)');
});

it.runIf(inject('postgresUrl'))('several gateways that start at once on one empty server agree', async () => {
  const place = (await newDatabaseUrl()) ?? '';
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(place)));
  expect(await Promise.all(opened.map(shape))).toEqual([wanted, wanted, wanted, wanted]);
  await Promise.all(opened.map(({ close }) => close()));
});
