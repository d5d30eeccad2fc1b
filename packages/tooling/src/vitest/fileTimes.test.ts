import { expect, it } from 'vitest';
import { errorLine, failuresIn, secondTriesIn, slowestFiles } from './fileTimes.ts';

it('names the slowest files first, and no more than asked for', () => {
  const list = ['a', 'b', 'c'].map((file, index) =>
    JSON.stringify({ file, seconds: [2, 12.34, 0.5][index], failures: [] }),
  );
  expect(slowestFiles(`${list.join('\n')}\n`, 2)).toEqual(['    12.3 s  b', '     2.0 s  a']);
  expect(slowestFiles('', 10)).toEqual([]);
});

it('lists failures by file', () => {
  const list = [
    { file: 'a.test.ts', seconds: 1, failures: [] },
    { file: 'b.test.ts', seconds: 1, failures: ['adds up: expected 3 to be 4'] },
  ].map((each) => JSON.stringify(each));
  expect(failuresIn(list.join('\n'))).toEqual(['  b.test.ts\n    adds up: expected 3 to be 4']);
});

it('lists tests that passed only at a second try', () => {
  const list = [
    { file: 'a.journey.ts', seconds: 1, failures: [], secondTries: ['logs in'] },
    { file: 'b.test.ts', seconds: 1, failures: [] },
  ].map((each) => JSON.stringify(each));
  expect(secondTriesIn(list.join('\n'))).toEqual(['  a.journey.ts\n    logs in']);
});

it('names an error by its first line that says something', () => {
  expect(errorLine(new Error('\n\u001B[34mClick to debug the error: http://x\n\n3 is not 4\nmore'))).toBe('3 is not 4');
  expect(errorLine(new Error('3 is not 4'))).toBe('3 is not 4');
  expect(errorLine(new Error(''))).toBe('');
});
