import type { ProfitDay } from '@baize/gateway-sdk/records';
import { examples } from '@baize/gateway-sdk/testing';
import { describe, expect, it } from 'vitest';
import { claimed, everyDay, isWagerable, netByDay, profitRange, wageringOf } from './records.rules.ts';

describe('the days of a profit report', () => {
  it('end today and begin 30 days before, where an end is open [REQ-226]', () => {
    expect(profitRange({}, '2026-03-02')).toEqual({ from: '2026-02-01', to: '2026-03-02', isCut: false });
    expect(profitRange({ from: '2026-02-27' }, '2026-03-02')).toMatchObject({ from: '2026-02-27', to: '2026-03-02' });
    expect(profitRange({ to: '2026-01-30' }, '2026-03-02')).toMatchObject({ from: '2026-01-01', to: '2026-01-30' });
  });

  it.each([
    ['2025-03-02', '2025-03-02', false],
    ['2025-03-01', '2025-03-02', true],
  ])('that begin on %s are cut to the last 366: %s', (from, first, isCut) => {
    expect(profitRange({ from }, '2026-03-02')).toEqual({ from: first, to: '2026-03-02', isCut });
  });

  it('are all there, with nothing for those without an entry, also in a leap year', () => {
    const [example] = examples.getProfit.days;
    const entry: ProfitDay = { ...example, day: '2028-02-29', currency: 'CNY' } as ProfitDay;
    const days = everyDay([entry], { from: '2028-02-28', to: '2028-03-01' });
    expect(days.map(({ day, profit }) => [day, profit?.net])).toEqual([
      ['2028-02-28', undefined],
      ['2028-02-29', entry.net],
      ['2028-03-01', undefined],
    ]);
  });
});

describe('what is wagered for a bonus', () => {
  it.each([
    ['150000', '60000', '90000', 0.6],
    ['150000', '150000', '0', 0],
    ['0', '0', '0', 1],
    // The amount left also covers what came after the bonus.
    ['100', '250', '0', 0],
    ['90071992547409930', '45035996273704965', '45035996273704965', 0.5],
  ])('of %s with %s left is %s', (required, left, done, share) => {
    expect(wageringOf({ required, left })).toEqual({ done, share });
  });
});

it('a claimed rebate replaces the claimable one, and leaves the sum', () => {
  const [rebate] = examples.getRebates.rebates;
  if (rebate === undefined) throw new Error('The contract shows a rebate.');
  const other = { ...rebate, gameType: 'LIVE' as const };
  const known = { ...examples.getRebates, rebates: [rebate, other], claimable: '1234' };
  const done = { ...rebate, status: 'claimed' as const };
  const after = claimed(known, done);
  expect([after.rebates, after.claimable]).toEqual([[done, other], '617']);
  expect(claimed(after, done).claimable).toBe('617');
});

describe('the net of a day', () => {
  const rows = [
    { at: '2026-03-01T16:30:00Z', net: '300' },
    { at: '2026-03-01T15:30:00Z', net: '-500' },
    { at: '2026-03-01T01:00:00Z', net: '100' },
    { at: '2026-02-28T01:00:00Z', net: '7' },
  ];

  it("is the sum of its rows in the merchant's time zone", () => {
    expect([...netByDay(rows, 'Asia/Shanghai', false)]).toEqual([
      ['2026-03-02', '300'],
      ['2026-03-01', '-400'],
      ['2026-02-28', '7'],
    ]);
  });

  it('is unknown for the last day while further rows may belong to it', () => {
    expect([...netByDay(rows, 'Asia/Shanghai', true).keys()]).toEqual(['2026-03-02', '2026-03-01']);
  });
});

it.each([
  ['wagering', '150000', '60000', true],
  ['free', '150000', '0', true],
  ['free', '0', '0', false],
  ['lapsed', '150000', '0', false],
  ['forfeited', '150000', '10000', true],
] as const)(
  'a bonus that is %s with %s to wager and %s left shows its wagering: %s',
  (status, required, left, shown) => {
    expect(isWagerable({ status, required, left })).toBe(shown);
  },
);
