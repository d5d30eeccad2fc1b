import { expect, it } from 'vitest';
import { tableOf } from './checks.ts';

const results = [
  { name: 'lint', passed: true, seconds: 9.25, budget: 60 },
  { name: 'stories', passed: false, seconds: 203.2, budget: 180 },
];

it('prints each check with its time, its budget, and whether it passed', () => {
  expect(tableOf(results, 0).split('\n')).toEqual([
    '  passed     9.3 s of  60 s  lint',
    '  FAILED   203.2 s of 180 s  stories, over its budget',
    '',
    'checks: 1 passed, 1 failed',
  ]);
});

it('counts the tests that passed only at a second try', () => {
  expect(tableOf(results.slice(0, 1), 2)).toMatch(/checks: 1 passed, 0 failed, and 2 passed only at a second try/u);
});
