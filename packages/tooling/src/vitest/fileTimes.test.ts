import { expect, it } from 'vitest';
import { slowestFiles } from './fileTimes.ts';

it('names the slowest files first, and no more than asked for', () => {
  const list = ['a', 'b', 'c'].map((file, index) => JSON.stringify({ file, seconds: [2, 12.34, 0.5][index] }));
  expect(slowestFiles(`${list.join('\n')}\n`, 2)).toEqual(['    12.3 s  b', '     2.0 s  a']);
  expect(slowestFiles('', 10)).toEqual([]);
});
