import { parseArgs } from 'node:util';
import type { Database, Orm } from '../src/database/database.types.ts';
import { openPglite } from '../src/database/openPglite.ts';
import { openPostgres } from '../src/database/openPostgres.ts';
import { readSnapshot } from '../src/database/snapshot.ts';
import { cloneMerchant, endWorld } from '../src/lab/worlds.store.ts';
import { findMember } from '../src/accounts/members.store.ts';
import { startServer } from '../src/testing/postgresServer.ts';
import { empty, seed } from '../src/testing/seededDatabase.ts';
import { auditLedger, isSound } from '../src/wallet/auditLedger.ts';
import { moveMoney } from '../src/wallet/wallet.store.ts';

// Prints the time of a statement, a movement of money and a world on both databases, as owner and sealed to a merchant.

const { values } = parseArgs({
  options: {
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});

const ROUNDS = values.short ? 1 : 5;
const TIMES = values.short ? 4 : 400;
const alpha = { id: 'alpha', origin: 'alpha' };
const now = new Date();

/** Milliseconds per sequential call, in the fastest of several rounds: other processes disturb the slower ones. */
const costOf = async (act: (n: number) => Promise<unknown>): Promise<number> => {
  let quickest = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    for (let n = 0; n < TIMES; n += 1) await act(n);
    quickest = Math.min(quickest, (performance.now() - from) / TIMES);
  }
  return quickest;
};

const read = (orm: Orm) => findMember(orm, 'alpha', '1001');
const move = (orm: Orm, n: number) => {
  const movement = { merchant: 'alpha', memberId: '1001', vassalage: 'BAIZE', now };
  return orm.transaction((tx) =>
    n % 2 === 0
      ? moveMoney(tx, { ...movement, amount: -5n, kind: 'debit' })
      : moveMoney(tx, { ...movement, amount: 5n, kind: 'credit' }),
  );
};
let worlds = 0;
const clone = async ({ owner }: Database): Promise<void> => {
  worlds += 1;
  await cloneMerchant(owner, { id: `world-${worlds}`, from: 'alpha', conditions: {}, clockOffsetMs: 0, now });
};

const measure = async (name: string, database: Database): Promise<void> => {
  await seed(database);
  const { owner, of } = database;
  const rows: [string, (n: number) => Promise<unknown>][] = [
    ['read a member, as owner', () => read(owner)],
    ['read a member, sealed', () => read(of(alpha))],
    ['move money, as owner', (n) => move(owner, n)],
    ['move money, sealed', (n) => move(of(alpha), n)],
    ['clone a world', () => clone(database)],
  ];
  for (const [what, act] of rows)
    process.stdout.write(`${name.padEnd(12)} ${what.padEnd(26)} ${(await costOf(act)).toFixed(2)} ms\n`);
  for (let n = 1; n <= worlds; n += 1) await endWorld(owner, `world-${n}`);
  const audits = await auditLedger(database);
  if (!audits.every(isSound)) process.exitCode = 1;
  process.stdout.write(`${name.padEnd(12)} ${audits.every(isSound) ? 'its ledger adds up' : 'ITS LEDGER IS WRONG'}\n`);
  worlds = 0;
  await empty(database);
  await database.close();
};

await measure('PGlite', await openPglite({ snapshot: await readSnapshot() }));
const { url, stop } = await startServer();
await measure('PostgreSQL', await openPostgres(url));
await stop();
