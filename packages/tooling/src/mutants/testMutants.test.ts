import { expect, it } from 'vitest';
import { portionsOf, testsOf } from './portions.ts';
import { testMutants } from './testMutants.ts';

it('makes one portion of each folder or file, judged by the tests beside it', () => {
  expect(portionsOf(['src/play/**/*.ts', 'src/app/once.ts', '!src/**/*.test.ts'])).toEqual([
    { name: 'play', mutate: ['src/play/**/*.ts', '!src/**/*.test.ts'], folder: 'src/play' },
    { name: 'app/once', mutate: ['src/app/once.ts', '!src/**/*.test.ts'], folder: 'src/app', file: 'once' },
  ]);
});

it('finds the tests that bear the name of a file', () => {
  const beside = ['once.ts', 'once.test.ts', 'once.attack.test.ts', 'onceMore.test.ts', 'guard.test.ts'];
  expect(testsOf('once', beside)).toEqual(['once.test.ts', 'once.attack.test.ts']);
});

it.each([[[]], [['nothing']], [['vendor', 'nowhere']]])('starts nothing for %j', async (args) => {
  expect(await testMutants(args)).toBe(1);
});
