import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../database/openPglite.ts';
import { openPostgres } from '../database/openPostgres.ts';
import type { Database } from '../database/database.types.ts';
import { ledger, wallets } from '../database/schema.ts';
import { readSnapshot } from '../database/snapshot.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { newDatabaseUrl, openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** Wallets whose balance is not the sum of their ledger, or whose sequence is not its length. */
const inconsistent = ({ orm }: Pick<Database, 'orm'>) =>
  orm
    .select({ member: wallets.member_id, balance: wallets.balance, sequence: wallets.sequence })
    .from(wallets)
    .leftJoin(ledger, sql`${ledger.merchant} = ${wallets.merchant} and ${ledger.member_id} = ${wallets.member_id}`)
    .groupBy(wallets.merchant, wallets.member_id, wallets.balance, wallets.sequence)
    .having(
      sql`coalesce(sum(${ledger.amount}), 0) <> ${wallets.balance} or count(${ledger.amount}) <> ${wallets.sequence}`,
    );

describe('the ledger', () => {
  it('equals the wallets after 200 parallel rounds, none lost and none twice', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, visitor, token);
    const round = async (n: number): Promise<void> => {
      const movement = { session, round: `r${n}`, amount: '100' };
      const debit = { ...movement, transactionId: `r${n}-bet` };
      await Promise.all([callVendor(gateway, 'wallet/debit', debit), callVendor(gateway, 'wallet/debit', debit)]);
      await callVendor(gateway, 'wallet/credit', { ...movement, amount: '30', transactionId: `r${n}-win` });
    };
    await Promise.all(Array.from({ length: 200 }, (_, n) => round(n)));
    const { value } = await visitor.call('/wps/v2/wallets/balance', { token: token ?? '' });
    expect(value).toMatchObject({ balance: String(100_000 - 200 * 70), sequence: 401 });
    expect(await inconsistent(gateway.database)).toEqual([]);
  }, 60_000);

  it('never lets a wallet fall below zero, however many bets arrive at once', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, visitor, token);
    const bets = Array.from({ length: 20 }, (_, n) =>
      callVendor(gateway, 'wallet/debit', { session, round: 'r', transactionId: `greedy-${n}`, amount: '9000' }),
    );
    const answers = await Promise.all(bets);
    expect(answers.filter(({ success }) => success)).toHaveLength(11);
    expect(answers.filter(({ value }) => (value as { code?: string }).code === 'insufficientFunds')).toHaveLength(9);
    expect(await inconsistent(gateway.database)).toEqual([]);
  });

  it('is whole after the process is killed in the middle of rounds', async () => {
    const url = await newDatabaseUrl();
    const dataDir = await mkdtemp(join(tmpdir(), 'gateway-killed-'));
    const script = new URL('../testing/playUntilKilled.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, dataDir, url ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
    let rounds = 0;
    for await (const chunk of child.stdout) {
      rounds += String(chunk).split('\n').length - 1;
      if (rounds >= 25) break;
    }
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const database =
      url === undefined ? await openPglite({ dataDir, snapshot: await readSnapshot() }) : await openPostgres(url);
    expect(await inconsistent(database)).toEqual([]);
    const [last] = await database.orm.select({ movements: sql<string>`count(*)` }).from(ledger);
    expect(Number(last?.movements)).toBeGreaterThanOrEqual(25);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }, 60_000);
});
