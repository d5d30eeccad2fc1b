import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testQueries } from './testing/testQueries.ts';

const root = import.meta.dirname;
const page = fc.record({ page: fc.constantFrom(1, 2) });

/** Arbitraries of the queries with an input, but for those that have a test of their own. */
const inputs: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  chatQuery: fc.constantFrom('care', 'vip'),
  gameNoticesQuery: fc.constantFrom('LOTT', 'LIVE', 'RNG'),
  gameSearchQuery: fc.constantFrom('koi', 'dragon', '龍'),
  lotteryMenusQuery: fc.constantFrom('LOTT', 'ELOTT'),
  playSessionQuery: fc.constantFrom('s1', 's2'),
  pointMovementsQuery: page,
  redemptionsQuery: page,
  vendorGamesQuery: fc.constantFrom('PEARL', 'VELVET'),
};

/** Names of the queries that a test file covers with the common query tests. */
const heldBy = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const [, name] = /import \* as queries from '\.\/(.+)';\n[^]*^testQueries\(queries[,)]/mu.exec(text) ?? [];
  return name === undefined ? [] : [join(dirname(file), name)];
};

const queries = globSync('**/*.queries.ts', { cwd: root });
const held = globSync('**/*.test.{ts,tsx}', { cwd: root }).flatMap(heldBy);
const others = queries.filter((file) => !held.includes(file));

it('every query of every feature is held to what all of them promise, by `testQueries` here or in a test beside it', () => {
  expect(queries.length).toBeGreaterThan(5);
  expect([...held, ...others].toSorted()).toEqual(queries.toSorted());
});

const modules = await Promise.all(
  others.map(async (file) => [file, (await import(join(root, file))) as object] as const),
);

describe.each(modules)('%s', (_file, module) => {
  testQueries(module, inputs);
});
