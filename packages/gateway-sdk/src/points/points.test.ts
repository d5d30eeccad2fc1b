import { expect, it } from 'vitest';
import { examples, gatewayStub } from '../testing/index.ts';
import { convertPoints, getPointMovements, getPointRewards, getRedemptions, redeemReward } from './index.ts';

const member = { token: () => 't' };
const [reward] = examples.getPointRewards.rewards;
const [redemption] = examples.getRedemptions.items;

it('rewards have a picture; their name defaults to their id', async () => {
  const gateway = gatewayStub({ getPointRewards: { rewards: [reward, { id: 'x', name: '', points: 5 }] } as never });
  expect(await getPointRewards(gateway)).toEqual({
    ok: true,
    value: [
      { id: 'playing-cards', name: 'Playing cards', picture: '/media/rewards/1.avif', points: 200 },
      { id: 'x', name: 'x', picture: undefined, points: 5 },
    ],
  });
});

it("movements and redemptions are read by page; a removed reward's name is its id", async () => {
  const gateway = gatewayStub(
    {
      getRedemptions: { items: [redemption, { ...redemption, name: '' }], pageNum: 2, totalPages: 3 } as never,
      getPointMovements: examples.getPointMovements,
    },
    member,
  );
  expect(await getRedemptions(gateway, { page: 2, size: 10 })).toEqual({
    ok: true,
    value: { items: [redemption, { ...redemption, name: 'playing-cards' }], page: 2, pages: 3 },
  });
  const { items } = examples.getPointMovements;
  expect(await getPointMovements(gateway, { page: 1, size: 10 })).toEqual({
    ok: true,
    value: { items, page: 1, pages: 1 },
  });
  expect(gateway.asked.map(({ query }) => Object.values(query))).toEqual([
    ['2', '10'],
    ['1', '10'],
  ]);
});

it('spending encrypts the password, and sends the given idempotency key', async () => {
  const { redeemReward: taken, convertPoints: converted } = examples;
  const gateway = gatewayStub({ redeemReward: taken, convertPoints: converted }, member);
  const key = { idempotencyKey: 'k1' };
  expect([
    await redeemReward(gateway, { rewardId: 'playing-cards', paymentPassword: 'p' }, key),
    await convertPoints(gateway, { points: 200, paymentPassword: 'p' }, key),
  ]).toEqual([
    { ok: true, value: taken },
    { ok: true, value: converted },
  ]);
  expect(gateway.asked.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k1', 'k1']);
  expect(gateway.asked.map(({ body }) => body)).toEqual([
    { rewardId: 'playing-cards', paymentPassword: 'p' },
    { points: 200, paymentPassword: 'p' },
  ]);
});
