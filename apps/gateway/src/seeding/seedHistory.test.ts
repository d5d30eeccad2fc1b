import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { lendDatabase } from '../testing/lendDatabase.ts';
import { visit } from '../testing/visitor.ts';
import { historyOf } from './history.ts';

let gateway: TestGateway;
beforeAll(async () => {
  const database = await lendDatabase({ isEmpty: true });
  // Closing the gateway audits the ledger.
  gateway = await openTestGateway({ database, demoRecords: true });
});
afterAll(() => gateway.close());

it('gives demo members months of records that end with the opening balance, and a newcomer none', async () => {
  const visitor = visit(gateway, 'alpha.localhost');
  const token = await visitor.tokenOf('player', 'Player2026');
  const get = async (path: string) => (await visitor.call(path, { token })).value;
  expect(await get('/wps/v2/wallets/balance')).toMatchObject({ balance: '100000' });
  const { totals } = (await get('/wps/records/bets')) as { totals: { count: number; net: string } };
  expect(totals.count).toBeGreaterThan(200);
  const account = (await get('/wps/records/account')) as { totals: { net: string }; items: { balance: string }[] };
  expect(account.totals.net).toBe('100000');
  expect(account.items[0]?.balance).toBe('100000');
  const { items } = (await get('/wps/payments/withdrawals')) as { items: { status: string }[] };
  expect(items.map(({ status }) => status)).toContain('received');
  expect(await get('/wps/payments/withdrawal/terms')).toMatchObject({ turnover: { left: '0' } });
  const expired = await visitor.tokenOf('guarded', 'Guarded2026').catch(() => undefined);
  expect(expired).toBeUndefined();
});

it('is the same for the same member, and never plays with money that is not there', () => {
  const games = [{ vassalage: 'V', game_type: 'RNG' as const, game_code: 'g' }];
  for (const opening of [100n, 100_000n, 250_000n, 888_800n]) {
    const life = { seed: `lotus 1001 ${opening}`, opening, games, now: new Date('2026-03-01T00:00:00Z') };
    const happened = historyOf(life);
    expect(happened).toEqual(historyOf(life));
    let balance = opening;
    let last = new Date(0);
    for (const each of happened) {
      expect(each.at.getTime()).toBeGreaterThan(last.getTime());
      last = each.at;
      if (each.kind === 'round') expect(each.staked).toBeLessThanOrEqual(balance);
      balance += each.kind === 'round' ? each.won - each.staked : each.kind === 'deposit' ? each.amount : -each.amount;
      expect(balance).toBeGreaterThanOrEqual(0n);
    }
    expect(balance).toBe(opening);
  }
});
