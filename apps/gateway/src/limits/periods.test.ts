import { expect, it } from 'vitest';
import { periodAt } from './periods.ts';

it.each([
  ['day', '2026-03-01T04:00:00Z', 'Asia/Shanghai', '2026-02-28T16:00:00.000Z', '2026-03-01T16:00:00.000Z'],
  ['week', '2026-03-01T04:00:00Z', 'Asia/Shanghai', '2026-02-22T16:00:00.000Z', '2026-03-01T16:00:00.000Z'],
  ['month', '2026-03-31T16:00:00Z', 'Asia/Shanghai', '2026-03-31T16:00:00.000Z', '2026-04-30T16:00:00.000Z'],
  // 23 and 25 hours: the clocks go forward and back.
  ['day', '2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['day', '2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['week', '2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-22T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  // Midnight does not exist on this day.
  ['day', '2025-09-07T12:00:00Z', 'America/Santiago', '2025-09-07T04:00:00.000Z', '2025-09-08T03:00:00.000Z'],
  ['month', '2024-02-29T12:00:00Z', 'UTC', '2024-02-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
] as const)('a %s at %s in %s is from %s to %s [D58]', (period, now, zone, from, to) => {
  const { from: first, to: last } = periodAt(period, new Date(now), zone);
  expect([first.toISOString(), last.toISOString()]).toEqual([from, to]);
});
