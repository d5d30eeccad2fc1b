import { expect, it } from 'vitest';
import { splitPicks } from './Picks.tsx';
import { drawNumber } from './drawNumber.ts';
import { placeIcons } from '@baize/ui-kit/Icon';
import { lotteryKindIcon } from './lotteryKindIcons.ts';

it('reads digits of any script, apart at anything else', () => {
  expect(splitPicks('07 \u0660\u0668,\uff10\uff19')).toEqual(['07', '08', '09']);
  expect(splitPicks(' - ')).toEqual([]);
});

it('keeps the number of a draw in its own direction and on one line', () => {
  expect(drawNumber('20260301-049')).toBe('\u206820260301\u2060-\u2060049\u2069');
  expect(drawNumber('7')).toBe('\u20687\u2069');
});

it('each kind of lottery has a picture of its own, and any other group the usual one [REQ-181]', () => {
  const own = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'].map((group) => lotteryKindIcon(group));
  expect(new Set([...own, placeIcons.lottery]).size).toBe(6);
  for (const other of ['VN', 'SEA', 'recent', '', 'constructor'])
    expect(lotteryKindIcon(other)).toBe(placeIcons.lottery);
});
