import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;

/** Names of the queries that a test file covers with the common query tests. */
const heldBy = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const [, name] = /import \* as queries from '\.\/(.+)';\n[^]*^testQueries\(queries[,)]/mu.exec(text) ?? [];
  return name === undefined ? [] : [join(dirname(file), name)];
};

it('every query of every feature is held to what all of them promise, by `testQueries` in a test beside it', () => {
  const queries = globSync('**/*.queries.ts', { cwd: root });
  expect(queries.length).toBeGreaterThan(5);
  expect(globSync('**/*.test.{ts,tsx}', { cwd: root }).flatMap(heldBy).toSorted()).toEqual(queries.toSorted());
});
