import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const importsOf = async (file: URL): Promise<readonly string[]> => {
  const source = await readFile(file, 'utf8');
  const named = Array.from(
    source.matchAll(/^(?:import|export)(?! type\b)[^;]* from '([^']+)'/gm),
    ([, from]) => from ?? '',
  );
  const inner = named.filter((from) => from.startsWith('.')).map((from) => importsOf(new URL(from, file)));
  return [...named, ...(await Promise.all(inner)).flat()];
};

const bare = (from: string): boolean => !from.startsWith('.');

test('what components import brings no package along: colours are computed where sites are assembled', async () => {
  expect((await importsOf(new URL('index.ts', import.meta.url))).filter(bare)).toEqual([]);
  expect((await importsOf(new URL('compose/index.ts', import.meta.url))).filter(bare)).toContain('culori/fn');
});
