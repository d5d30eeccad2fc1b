import { expect, it } from 'vitest';
import { nightEnd } from './nightBreak.ts';

const early = { from: '00:00', to: '05:00' };

const endOf = (night: { from: string; to: string }, now: string, timeZone: string) =>
  nightEnd(night, new Date(now), timeZone)?.toISOString();

const hours = (night: string, end: string) => (Date.parse(end) - Date.parse(night)) / 3_600_000;

it.each([
  ['2026-03-03T18:29:59.999Z', undefined],
  ['2026-03-03T18:30:00.000Z', '2026-03-03T23:30:00.000Z'],
  ['2026-03-03T23:29:59.999Z', '2026-03-03T23:30:00.000Z'],
  ['2026-03-03T23:30:00.000Z', undefined],
])('from midnight to five o’clock in Kolkata, %s is in a night that ends at %s [D58]', (now, end) => {
  expect(endOf(early, now, 'Asia/Kolkata')).toBe(end);
});

it.each([
  ['2026-03-04T21:59:59Z', undefined],
  ['2026-03-04T22:00:00Z', '2026-03-05T06:00:00.000Z'],
  ['2026-03-05T05:59:59Z', '2026-03-05T06:00:00.000Z'],
  ['2026-03-05T06:00:00Z', undefined],
])('a night of two days: %s is in one that ends at %s', (now, end) => {
  expect(endOf({ from: '22:00', to: '06:00' }, now, 'UTC')).toBe(end);
});

it('the night is an hour shorter where the clock goes forward, and an hour longer where it goes back [D58]', () => {
  const spring = endOf(early, '2026-03-28T23:00:00Z', 'Europe/Berlin') ?? '';
  expect([spring, hours('2026-03-28T23:00:00Z', spring)]).toEqual(['2026-03-29T03:00:00.000Z', 4]);
  const autumn = endOf(early, '2026-10-24T22:00:00Z', 'Europe/Berlin') ?? '';
  expect([autumn, hours('2026-10-24T22:00:00Z', autumn)]).toEqual(['2026-10-25T04:00:00.000Z', 6]);
});

it.each([
  // 02:30 does not exist: the night begins, or ends, when the clock jumps over it.
  [{ from: '02:30', to: '05:00' }, '2026-03-29T00:59:59Z', undefined],
  [{ from: '02:30', to: '05:00' }, '2026-03-29T01:00:00Z', '2026-03-29T03:00:00.000Z'],
  [{ from: '00:00', to: '02:30' }, '2026-03-29T00:59:59Z', '2026-03-29T01:00:00.000Z'],
  [{ from: '00:00', to: '02:30' }, '2026-03-29T01:00:00Z', undefined],
  [{ from: '00:00', to: '02:00' }, '2026-03-29T01:00:00Z', undefined],
  // 02:30 comes twice: the night begins at the first, and ends at the second.
  [{ from: '02:30', to: '05:00' }, '2026-10-25T00:30:00Z', '2026-10-25T04:00:00.000Z'],
  [{ from: '00:00', to: '02:30' }, '2026-10-25T01:29:59Z', '2026-10-25T01:30:00.000Z'],
  [{ from: '00:00', to: '02:30' }, '2026-10-25T01:30:00Z', undefined],
])('on a day on which the clock is changed, with %o, %s is in a night that ends at %s', (night, now, end) => {
  expect(endOf(night, now, 'Europe/Berlin')).toBe(end);
});
