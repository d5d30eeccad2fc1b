import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { leadersSince } from './stakes.store.ts';
import { moveMoney, openWallet } from './wallet.store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const TRIAL = 4;
const now = new Date('2026-03-01T12:00:00Z');

it('leaders are found behind any number of members that are left out', async () => {
  const { id: merchant } = await newWorldAt(gateway, 'alpha');
  const { owner } = gateway.database;
  const stakes = [
    ['t1', TRIAL, 900n],
    ['t2', TRIAL, 800n],
    ['t3', TRIAL, 700n],
    ['t4', TRIAL, 600n],
    ['first', 0, 500n],
    ['second', 0, 400n],
    ['third', 0, 300n],
  ] as const;
  for (const [id, type, stake] of stakes) {
    const named = { account: id, account_key: id, nickname: id };
    await owner.insert(members).values({ merchant, id, ...named, type, created_at: now });
    await owner.transaction(async (tx) => {
      await openWallet(tx, { merchant, memberId: id, amount: 1000n, now });
      const bet = { merchant, memberId: id, amount: -stake, kind: 'debit' as const, vassalage: 'BAIZE', reference: id };
      await moveMoney(tx, { ...bet, now });
    });
  }
  expect(await leadersSince(owner, { merchant, since: now, without: [TRIAL], most: 2 })).toEqual([
    { name: 'first', amount: 500n },
    { name: 'second', amount: 400n },
  ]);
  const all = await leadersSince(owner, { merchant, since: now, without: [], most: 2 });
  expect(all.map(({ name }) => name)).toEqual(['t1', 't2']);
});
