import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../events/testing/listenTo.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { transactions } from '../wallet/wallet.schema.ts';
import { codeOf, memberWithPoints } from './testing/memberWithPoints.ts';
import { pointsOf } from './testing/pointsOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const REVIEWED_MS = 31_000;

describe('the point mall', () => {
  it('is told to a visitor: what points are earned by and worth, and what can be had for them [REQ-215]', async () => {
    const { read } = pointsOf((await newWorldAt(gateway, 'alpha')).visitor);
    expect((await read('MCS2_getPointConfig')).value).toEqual({
      staked: '100',
      convert: { points: 100, pays: '100', minimum: 100 },
      currency: 'CNY',
    });
    const { rewards } = (await read('MCS2_getPointReward')).value as { rewards: { id: string; url: string }[] };
    expect(rewards[0]).toMatchObject({ id: 'playing-cards', name: 'Deck of playing cards', points: 200 });
    expect(rewards.map(({ url }) => url)).toEqual(
      rewards.map(({ id }) => expect.stringMatching(new RegExp(String.raw`^/media/.+/REWARD/${id}\.EN\.avif$`, 'u'))),
    );
  });

  it('draws a picture of each reward, and none of what is no reward', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    const picture = async (id: string) => (await visitor.request(`/media/REWARD/${id}.AR.avif?width=200`)).status;
    expect([await picture('dice-set'), await picture('nothing')]).toEqual([200, 404]);
  });
});

describe('points', () => {
  it('are earned by what was staked, and go with stakes that are given back [REQ-215]', async () => {
    const player = await memberWithPoints(gateway);
    expect([await player.points(), await player.movements()]).toMatchObject([0, { items: [], totalPages: 0 }]);
    const first = await player.bet('1050');
    expect(await player.points()).toBe(10);
    await player.bet('150');
    expect(await player.points()).toBe(12);
    await player.undo(first);
    expect(await player.points()).toBe(1);
    const { items: movements } = await player.movements();
    expect(movements.map(({ id, kind, points, balance }) => [id, kind, points, balance])).toEqual([
      ['3', 'takenBack', -11, 1],
      ['2', 'earned', 2, 12],
      ['1', 'earned', 10, 10],
    ]);
  });

  it('that were spent before their stake was given back are made up for by later stakes', async () => {
    const player = await memberWithPoints(gateway);
    const first = await player.bet('20000');
    expect((await player.redeem('playing-cards')).success).toBe(true);
    await player.undo(first);
    expect(await player.points()).toBe(0);
    await player.bet('15000');
    expect(await player.points()).toBe(0);
    await player.bet('6000');
    expect(await player.points()).toBe(10);
  });

  it('are given for a reward, which is approved later [REQ-215]', async () => {
    const player = await memberWithPoints(gateway, 300);
    const { value } = await player.redeem('playing-cards');
    expect(value).toMatchObject({
      rewardId: 'playing-cards',
      name: 'Deck of playing cards',
      points: 200,
      status: 'applying',
    });
    expect(await player.points()).toBe(100);
    expect(await player.redemptions()).toMatchObject({ items: [value], pageNum: 1, totalPages: 1 });
    await player.advance(REVIEWED_MS);
    expect((await player.redemptions()).items).toEqual([{ ...(value as object), status: 'approved' }]);
    expect(await player.points()).toBe(100);
  });

  it('come back once from a reward that is rejected [REQ-215]', async () => {
    const player = await memberWithPoints(gateway, 900);
    await player.redeem('paper-lantern');
    expect(await player.points()).toBe(100);
    await player.advance(REVIEWED_MS);
    expect(await player.points()).toBe(900);
    expect(await player.points()).toBe(900);
    expect((await player.redemptions()).items).toMatchObject([{ status: 'rejected' }]);
    expect((await player.movements()).items[0]).toMatchObject({ kind: 'returned', points: 800 });
  });

  it('become money in the wallet at once, for what they are worth [REQ-215]', async () => {
    const player = await memberWithPoints(gateway, 400);
    const before = await player.balance();
    expect((await player.convert(250)).value).toEqual({ points: 150, paid: '250', currency: 'CNY' });
    expect([await player.points(), (await player.balance()) - before]).toEqual([150, 250n]);
    expect((await player.movements()).items[0]).toMatchObject({ kind: 'converted', points: -250, balance: 150 });
    // Booked as a bonus, not as a prize of a game.
    const moves = gateway.database.owner.select({ kind: transactions.kind }).from(transactions);
    const kinds = (await moves.where(eq(transactions.merchant, player.id))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'opening')).toEqual(['bonus']);
  });

  it('that become money are sent to the event stream at once', async () => {
    const player = await memberWithPoints(gateway, 400);
    const listener = await listenTo(player.visitor, player.token ?? '');
    await listener.next();
    await player.convert(100);
    // At once, before the next heartbeat.
    expect(await listener.next()).toMatchObject({ data: { type: 'balance' } });
    await listener.leave();
  });

  it('cannot be spent when there are too few', async () => {
    const player = await memberWithPoints(gateway, 150);
    const answers = [
      await player.redeem('playing-cards'),
      await player.convert(151),
      await player.convert(99),
      await player.redeem('nothing'),
    ];
    expect(answers.map(codeOf)).toEqual(['pointsTooFew', 'pointsTooFew', 'pointsBelowMinimum', 'rewardUnknown']);
    expect(await player.points()).toBe(150);
  });

  it('are listed page by page, newest first', async () => {
    const player = await memberWithPoints(gateway, 1000);
    for (const _ of [1, 2, 3]) {
      await player.redeem('playing-cards');
      await player.advance(1000);
    }
    const two = await player.movements('?pageNo=2&pageSize=2');
    expect([two.items.map(({ id }) => id), two.pageNum, two.totalPages]).toEqual([['2', '1'], 2, 2]);
    const all = (await player.redemptions()).items.map(({ id }) => id);
    const one = await player.redemptions('?pageNo=2&pageSize=1');
    expect([one.items.map(({ id }) => id), one.totalPages]).toEqual([[all[1]], 3]);
    const last = await player.redemptions('?pageNo=2&pageSize=2');
    expect([last.items.map(({ id }) => id), last.totalPages]).toEqual([[all[2]], 2]);
  });
});
