import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { aboutTheFolder, killed, large, mayDiffer, slowOnPglite, withoutDatabase } from './whichDatabase.ts';

const lists = [aboutTheFolder, killed, large, mayDiffer, slowOnPglite, withoutDatabase].flat();
const cwd = dirname(import.meta.dirname);

/** The patterns of a pattern with alternatives in braces. */
const singly = (pattern: string): string[] => {
  const [group = '', names = ''] = /\{(?<names>[^}]*)\}/u.exec(pattern) ?? [];
  return group === '' ? [pattern] : names.split(',').map((name) => pattern.replace(group, name));
};

it('each pattern of a list of tests finds a test', () => {
  expect(lists.flatMap(singly).filter((pattern) => globSync(pattern, { cwd }).length === 0)).toEqual([]);
});
