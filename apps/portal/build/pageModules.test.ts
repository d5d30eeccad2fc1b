import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../src/site/routes/routes.ts';
import { pageImports } from './pageModules.ts';

const rowsOf = async (name: string) => {
  const file = join(import.meta.dirname, '../src/shell', name);
  return pageImports(await readFile(file, 'utf8'), file);
};

it('finds the page of every route, so that the release can list its chunks', async () => {
  const imports = { ...(await rowsOf('firstPages.ts')), ...(await rowsOf('pages.ts')) };
  expect(Object.keys(imports).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
  for (const source of Object.values(imports)) expect(source).toMatch(/^\.\.\/pages\/(?:[\w-]+\/){1,2}\w+Page\.tsx$/);
});

it('reads a row however it is written', () => {
  const rows =
    "export const pages = { a: lazyPage('shell', async () => {\n  return await\n    import('./A.tsx');\n}) };";
  expect(pageImports(rows, 'pages.ts')).toEqual({ a: './A.tsx' });
});

it.each(['{ a: lazyPage(load) }', "{ a: [import('./A.tsx'), import('./B.tsx')] }"])('refuses %s', (row) => {
  expect(() => pageImports(`export const pages = ${row};`, 'pages.ts')).toThrow('pages.ts: the row of a');
});
