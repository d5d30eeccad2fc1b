import { describe, expect, it } from 'vitest';
import { drawPrize } from './drawPrize.ts';
import { statusOf } from './promotionStatus.ts';
import type { Entry } from './promotionStatus.ts';
import { termOf } from './terms.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
const join = { id: 'p', kind: 'join', reward: 5n, required: 100n } as const;
const apply = { id: 'p', kind: 'apply', reward: 5n, reviewSeconds: 30 } as const;
const entry = (state: Entry['state']) => ({ state }) as Entry;
const long = { starts_at: day(-1), ends_at: null };
const over = (days: number) => ({ starts_at: day(-30), ends_at: day(-days) });

describe('how a promotion stands', () => {
  it.each([
    ['comingSoon', join, { starts_at: day(1), ends_at: null }, undefined, 0n],
    ['joinable', join, long, undefined, 0n],
    ['closed', join, over(1), undefined, 0n],
    ['registered', join, long, entry('joined'), 0n],
    ['inProgress', join, long, entry('joined'), 99n],
    ['claimable', join, long, entry('joined'), 100n],
    ['claimable', join, over(6), entry('joined'), 100n],
    ['closed', join, over(7), entry('joined'), 100n],
    ['claimed', join, over(20), entry('claimed'), 0n],
    ['applying', apply, over(1), entry('applying'), 0n],
    ['rejected', apply, long, entry('rejected'), 0n],
    ['closed', apply, over(1), entry('rejected'), 0n],
    ['issued', apply, over(20), entry('issued'), 0n],
  ] as const)(
    'is %s by what it is, when it is, and what the member did [REQ-209]',
    (status, offer, term, own, staked) => {
      expect(statusOf(offer, term, { entry: own, staked, now })).toBe(status);
    },
  );
});

it('a prize is drawn as often as it weighs', () => {
  const prizes = [
    { amount: 1n, weight: 2 },
    { amount: 7n, weight: 1 },
  ];
  expect([0, 1, 2].map((place) => drawPrize(prizes, () => place))).toEqual([1n, 1n, 7n]);
  expect(() => drawPrize(prizes, () => 3)).toThrow('no prizes');
});

it('days and weeks are the merchant’s own, and weeks begin on Monday', () => {
  const sunday = new Date('2026-03-29T00:30:00Z');
  const told = (kind: 'day' | 'week', zone: string) =>
    Object.values(termOf(kind, sunday, zone)).map((moment) => moment.toISOString());
  expect(told('day', 'Asia/Shanghai')).toEqual(['2026-03-28T16:00:00.000Z', '2026-03-29T16:00:00.000Z']);
  // Clocks go forward: the day has 23 hours.
  expect(told('day', 'Europe/Madrid')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  expect(told('week', 'Europe/Madrid')).toEqual(['2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
});
