import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { redemptions } from './points.schema.ts';
import { memberWithPoints } from './testing/memberWithPoints.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MINUTE_MS = 60_000;
const asked = (reward: string, status: string) => ({ account: 'player', reward, status });
const worldWith = (rows: object) => newWorldAt(gateway, 'alpha', { as: 'player', rows });

describe('a world', () => {
  it('has given members points for rewards, which are not decided for an hour', async () => {
    const rows = { redemptions: [asked('dice-set', 'applying'), asked('paper-lantern', 'approved')] };
    const player = await memberWithPoints(gateway, 100, rows);
    await player.advance(59 * MINUTE_MS);
    const told = (await player.redemptions()).items;
    expect(told.map(({ name, points, status }) => `${name}: ${points}, ${status}`).toSorted()).toEqual([
      'Paper lantern: 800, approved',
      'Set of five dice: 500, applying',
    ]);
    expect(await player.points()).toBe(100);
    await player.advance(2 * MINUTE_MS);
    expect(new Set((await player.redemptions()).items.map(({ status }) => status))).toEqual(new Set(['approved']));
  });

  it.each([
    [{ redemptions: [asked('nothing', 'applying')] }, 'No reward nothing is there.'],
    [{ redemptions: [{ ...asked('dice-set', 'applying'), account: 'nobody' }] }, 'The world has no account nobody.'],
    [{ pointGrants: [{ account: 'nobody', points: 1 }] }, 'The world has no account nobody.'],
    [
      { pointGrants: [1, 2].map(() => ({ account: 'player', points: Number.MAX_SAFE_INTEGER })) },
      'player would have more points than an account can hold.',
    ],
  ])('is refused, with the reason, for %j', async (rows, reason) => {
    await expect(worldWith(rows)).rejects.toThrow(reason);
  });
});

it('a redemption of a removed reward has no name, and its points come back', async () => {
  const player = await memberWithPoints(gateway, 300);
  await player.redeem('playing-cards');
  const { owner } = gateway.database;
  await owner.update(redemptions).set({ reward_id: 'gone' }).where(eq(redemptions.merchant, player.id));
  expect((await player.redemptions()).items).toMatchObject([{ rewardId: 'gone', name: '', status: 'applying' }]);
  await player.advance(MINUTE_MS);
  expect((await player.redemptions()).items).toMatchObject([{ name: '', status: 'rejected' }]);
  expect(await player.points()).toBe(300);
});
