import { expect, it } from 'vitest';
import { csvOf } from '../paging/csv.ts';
import { betsCsv } from './betsCsv.ts';

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
