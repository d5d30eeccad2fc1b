import { expect, it } from 'vitest';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';
import { offerOf, rewardOf } from './offers.ts';

const merchant = (openingBalance: string) =>
  ({ settings: { sandbox: { openingBalance } } }) as unknown as Pick<ActiveMerchant, 'settings'>;

it('amounts are shares of what members begin with, written with one digit, and never nothing', () => {
  const shares = [0.001, 0.05, 1.5, 0].map((share) => shareOf(merchant('888800'), share));
  expect(shares).toEqual([800n, 40_000n, 1_000_000n, 1n]);
  expect(shareOf(merchant('0'), 0.5)).toBe(1n);
});

it('offers are what the data says of a promotion, and none is made up', () => {
  expect(offerOf(merchant('100000'), 'first-deposit')).toEqual({
    id: 'first-deposit',
    kind: 'apply',
    reward: 10_000n,
    reviewSeconds: 30,
  });
  expect(offerOf(merchant('100000'), 'no-such')).toBeUndefined();
});

const raffle = (...amounts: bigint[]) => ({
  id: 'r',
  kind: 'raffle' as const,
  prizes: amounts.map((amount) => ({ amount, weight: 1 })),
});

it('the most that a raffle gives is its highest prize, wherever that stands', () => {
  expect([rewardOf(raffle(1n, 9n, 5n)), rewardOf(raffle(9n, 1n)), rewardOf(raffle())]).toEqual([9n, 9n, 0n]);
  expect(rewardOf({ id: 'j', kind: 'join', reward: 7n, required: 1n })).toBe(7n);
});
