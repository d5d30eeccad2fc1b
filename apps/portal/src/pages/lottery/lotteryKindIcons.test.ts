import { placeIcons } from '@baize/ui-kit/Icon';
import { expect, it } from 'vitest';
import { lotteryKindIcon } from './lotteryKindIcons.ts';

it('each kind of lottery has a picture of its own, and any other group the usual one [REQ-181]', () => {
  const own = ['11X5', 'LF', 'LHC', 'PK10', 'SSC'].map((group) => lotteryKindIcon(group));
  expect(new Set([...own, placeIcons.lottery]).size).toBe(6);
  for (const other of ['VN', 'SEA', 'recent', '', 'constructor'])
    expect(lotteryKindIcon(other)).toBe(placeIcons.lottery);
});
