import { expect, it } from 'vitest';
import { drawNumber } from './drawNumber.ts';

it('keeps the number of a draw in its own direction and on one line', () => {
  expect(drawNumber('20260301-049')).toBe('\u206820260301\u2060-\u2060049\u2069');
  expect(drawNumber('7')).toBe('\u20687\u2069');
});
