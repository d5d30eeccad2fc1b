import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedPoints, earningOf, MOST_POINTS, worthOf } from './points.rules.ts';

const points = fc.integer({ min: 0, max: MOST_POINTS });
const few = fc.integer({ min: 0, max: 1_000_000 });
const worth = fc.record({ points: fc.integer({ min: 1, max: 10_000 }), pays: fc.bigInt({ min: 1n, max: 10n ** 12n }) });

describe('what points are worth', () => {
  it('is their share of the rate, rounded down to a minor unit', () => {
    expect([0, 99, 100, 250].map((some) => worthOf(some, { points: 100, pays: 30n }))).toEqual([0n, 29n, 30n, 75n]);
  });

  it('is never more when changed in parts than at once', () => {
    fc.assert(
      fc.property(few, few, worth, (some, more, is) => {
        expect(worthOf(some, is) + worthOf(more, is)).toBeLessThanOrEqual(worthOf(some + more, is));
      }),
    );
  });

  it('is exact however many there are', () => {
    fc.assert(
      fc.property(points, worth, (some, is) => {
        const paid = worthOf(some, is) * BigInt(is.points);
        const due = BigInt(some) * is.pays;
        expect(paid <= due && due < paid + BigInt(is.points)).toBe(true);
      }),
    );
  });
});

describe('points that are earned', () => {
  it('are one for each full amount that was staked', () => {
    expect([0n, 99n, 100n, 199n, 200n].map((staked) => earnedPoints(staked, 100n))).toEqual([0, 0, 1, 1, 2]);
    expect(earnedPoints(2n ** 90n, 1n)).toBe(MOST_POINTS);
  });

  it('are added once, and taken back as far as they are still there', () => {
    expect(earningOf({ balance: 3, earned: 10 }, 12)).toBe(2);
    expect(earningOf({ balance: 3, earned: 10 }, 10)).toBe(0);
    expect(earningOf({ balance: 3, earned: 10 }, 9)).toBe(-1);
    expect(earningOf({ balance: 3, earned: 10 }, 2)).toBe(-3);
    expect(earningOf({ balance: MOST_POINTS - 1, earned: 0 }, 5)).toBe(1);
  });

  it('keep an account between zero and the maximum, and deduct spent points from later earnings', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ byNow: few, spends: few }), { maxLength: 20 }), (turns) => {
        let account = { balance: 0, earned: 0 };
        let spent = 0;
        for (const { byNow, spends } of turns) {
          const change = earningOf(account, byNow);
          account = { balance: account.balance + change, earned: account.earned + change };
          const taken = Math.min(spends, account.balance);
          account = { ...account, balance: account.balance - taken };
          spent += taken;
          expect(account.balance).toBe(account.earned - spent);
          expect(account.balance).toBeGreaterThanOrEqual(0);
          expect(account.earned).toBe(Math.max(byNow, account.earned));
        }
      }),
    );
  });
});
