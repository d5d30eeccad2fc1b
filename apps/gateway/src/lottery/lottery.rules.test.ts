import { expect, it } from 'vitest';
import { csvOf } from '../paging/csv.ts';
import { betsCsv } from './betsCsv.ts';
import { lastDraws, nextDraw } from './drawTimes.ts';

const bet: Parameters<typeof betsCsv>[0] extends AsyncIterable<readonly (infer Bet)[]> ? Bet : never = {
  id: '1',
  vassalage: 'TCG_LOTTO',
  gameCode: 'five',
  gameName: 'Five-Minute Draw',
  issueNumber: '202603010001',
  drawTime: '2026-03-01T04:05:00.000Z',
  placedAt: '2026-03-01T04:02:30.000Z',
  entries: [],
  total: '200',
  currency: 'CNY',
  status: 'open',
};

const batchesOf = async function* (...sizes: readonly number[]) {
  for (const length of sizes) yield Array.from({ length }, () => bet);
};

/** The first cell of each row after the head, and the total of the stakes. */
const fileOf = async (sizes: readonly number[], most: number) => {
  let file = '';
  for await (const text of csvOf(betsCsv(batchesOf(...sizes), 'CNY', most))) file += text;
  const rows = file.trim().split('\r\n').slice(1);
  return { bets: rows.length - 1, last: rows.at(-1)?.split(',') };
};

it.each([
  [[2, 1], 3, 3, '"total"', '6.00'],
  [[2, 2], 3, 3, '"total of the latest 3"', '6.00'],
  [[2, 1, 1], 2, 2, '"total of the latest 2"', '4.00'],
] as const)('batches of %j bets, at most %i rows: %i rows and %s', async (sizes, most, bets, label, total) => {
  const file = await fileOf(sizes, most);
  expect([file.bets, file.last?.[0], file.last?.[8]]).toEqual([bets, label, total]);
});

const hourly = { firstMinute: 0, everyMinutes: 60 };
const evening = { firstMinute: 21 * 60 + 30, everyMinutes: 24 * 60 };
const told = ({ issueNumber, drawTime }: ReturnType<typeof nextDraw>) => `${issueNumber} ${drawTime.toISOString()}`;

it('counts the draws of a day of the merchant, and the next one is never the one of now', () => {
  const now = new Date('2026-03-01T16:00:00Z');
  expect(told(nextDraw(hourly, 'Asia/Shanghai', now))).toBe('20260302-002 2026-03-01T17:00:00.000Z');
  expect(lastDraws(hourly, 'Asia/Shanghai', now, 2).map(told)).toEqual([
    '20260302-001 2026-03-01T16:00:00.000Z',
    '20260301-024 2026-03-01T15:00:00.000Z',
  ]);
});

it('goes to other days where a day has no draw left, or none yet', () => {
  const late = new Date('2026-03-01T21:30:00Z');
  expect(told(nextDraw(evening, 'UTC', late))).toBe('20260302-001 2026-03-02T21:30:00.000Z');
  const early = new Date('2026-03-01T21:29:59Z');
  expect(lastDraws(evening, 'UTC', early, 1).map(told)).toEqual(['20260228-001 2026-02-28T21:30:00.000Z']);
});

it('gives no number twice on the day that the clocks are put back', () => {
  const dayAfter = new Date('2026-10-26T00:00:00+01:00');
  const numbers = lastDraws(hourly, 'Europe/Madrid', dayAfter, 26).map(({ issueNumber }) => issueNumber);
  expect([new Set(numbers).size, numbers[1], numbers[25]]).toEqual([26, '20261025-025', '20261025-001']);
});
