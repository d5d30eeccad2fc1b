import { expect, it } from 'vitest';
import { isLimitAmount, loosens, reminderOf, usageOf } from './limits.rules.ts';

it.each([
  ['500', '200', '300', 0.4],
  ['500', '500', '0', 1],
  ['500', '900', '0', 1],
  ['500', '0', '500', 0],
  ['9007199254740993000', '9007199254740992000', '1000', 0.999],
])('of a limit of %s with %s used, %s is left [D58]', (amount, used, left, share) => {
  expect(usageOf({ amount, used })).toEqual({ used, left, share });
});

it('more, or none, loosens a limit; the first one never does [D58]', () => {
  const limit = { amount: '500' };
  expect([loosens(limit, '501'), loosens(limit, undefined)]).toEqual([true, true]);
  expect([loosens(limit, '500'), loosens(limit, '499'), loosens({}, '1'), loosens(undefined, undefined)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it.each(['1', '500', '9'.repeat(18)])('%s is an amount of a limit', (amount) =>
  expect(isLimitAmount(amount)).toBe(true),
);

it.each([undefined, '', '0', '-1', '1.5', '9'.repeat(19)])('%s is no amount of a limit', (amount) => {
  expect(isLimitAmount(amount)).toBe(false);
});

it('a reminder is in minutes; one that was lifted is none [D58]', () => {
  const own = { currency: 'CNY', timeZone: 'UTC', serverTime: '2026-03-02T04:00:00Z', mustChoose: false };
  const reminder = { kind: 'reminder', period: 'session' } as const;
  expect(reminderOf({ ...own, limits: [{ ...reminder, amount: '60' }] })).toBe(60);
  expect(reminderOf({ ...own, limits: [reminder] })).toBeUndefined();
});
