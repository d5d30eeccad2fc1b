import { expect, it } from 'vitest';
import { drawNumbers } from './drawNumbers.ts';

it('draws no number twice unless it is put back', () => {
  const { winningNumbers } = drawNumbers({ numbers: 10, lowest: 1, highest: 10 });
  expect(winningNumbers.toSorted()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']);
  const { winningNumbers: same } = drawNumbers({ numbers: 3, lowest: 6, highest: 6, putBack: true });
  expect(same).toEqual(['6', '6', '6']);
});

it('draws a special number from those that are left', () => {
  const { winningNumbers, specialNumber } = drawNumbers({ numbers: 6, lowest: 1, highest: 7, special: true });
  const all = [...winningNumbers, specialNumber ?? ''].toSorted();
  expect([winningNumbers.length, all]).toEqual([6, ['1', '2', '3', '4', '5', '6', '7']]);
});
