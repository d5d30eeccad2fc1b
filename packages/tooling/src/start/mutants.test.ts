import { expect, it } from 'vitest';
import { portionsOf, testMutants } from './mutants.ts';

it('makes one portion of each folder, judged by the tests in it', () => {
  expect(portionsOf(['src/play/**/*.ts', 'src/app/{guard,once}.ts', '!src/**/*.test.ts'])).toEqual([
    { name: 'play', mutate: ['src/play/**/*.ts', '!src/**/*.test.ts'], folder: 'src/play' },
    { name: 'app', mutate: ['src/app/{guard,once}.ts', '!src/**/*.test.ts'], folder: 'src/app' },
  ]);
});

it.each([[[]], [['nothing']], [['vendor', 'nowhere']]])('starts nothing for %j', async (args) => {
  expect(await testMutants(args)).toBe(1);
});
