import { expect, it } from 'vitest';
import { chunksOf, circleOf } from './chunks.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogsFolder } from './words/catalogFile.ts';
import { LISTS, sampleModules, withoutSample } from './leaveOutSample.ts';
import { readFile } from 'node:fs/promises';
import { routes } from '../src/site/routes/routes.ts';
import { pageImports } from './pageModules.ts';

it('lists the chunk of a page and all that it imports, each once, also where two import each other', () => {
  const manifest = {
    'page.tsx': { file: 'page.js', imports: ['kit', 'shared'], dynamicImports: ['later.tsx'] },
    kit: { file: 'kit.js', imports: ['shared'] },
    shared: { file: 'shared.js', imports: ['kit'] },
    'later.tsx': { file: 'later.js' },
  };
  expect(chunksOf(manifest, 'page.tsx')).toEqual(['page.js', 'kit.js', 'shared.js']);
  expect([chunksOf(manifest, 'none.tsx'), chunksOf(manifest, undefined)]).toEqual([[], []]);
});

it('finds chunks that import each other, from any page, and none where there is no cycle', () => {
  const down = {
    'page.tsx': { file: 'page.js', imports: ['kit', 'shared'] },
    kit: { file: 'kit.js', imports: ['shared'] },
    shared: { file: 'shared.js', dynamicImports: ['page.tsx'] },
  };
  expect(circleOf(down)).toBeUndefined();
  const round = {
    ...down,
    shared: { file: 'shared.js', imports: ['other'] },
    other: { file: 'o.js', imports: ['kit'] },
  };
  expect(circleOf(round)).toEqual(['kit.js', 'shared.js', 'o.js', 'kit.js']);
});

const root = join(import.meta.dirname, '..');

it('leaves the lines of the sample out of both lists that import it, and no other line', () => {
  const importing = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /from '[^']*\/sample(?:Plain)?\.ts'|import\('[^']*\/sample\//u.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(importing).toHaveLength(2);
  for (const file of importing) {
    expect(LISTS.test(`/apps/portal/${file}`)).toBe(true);
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    expect(withoutSample(lines.join('\n'))).toBe(lines.filter((line) => !/sample/u.test(line)).join('\n'));
  }
});

it('no catalog has a sentence of the sample', () => {
  const catalogs = globSync('*.po', { cwd: catalogsFolder });
  expect(catalogs.length).toBeGreaterThan(5);
  const ids = catalogs.filter((file) =>
    /^msgid "(?:navigation\.)?sample/mu.test(readFileSync(join(catalogsFolder, file), 'utf8')),
  );
  expect(ids).toEqual([]);
});

it('finds the modules of the sample that a build contains, in any layer', () => {
  const layers = ['packages/{features,gateway-sdk,ui-kit}/src', 'packages/gateway-contract/client', 'apps/portal/src'];
  const all = layers.flatMap((layer) => globSync(`${layer}/**/*.{ts,tsx}`, { cwd: join(root, '../..') }));
  const ids = all.filter((id) => !/\.(?:test|stories)\.|\/testing\//u.test(id)).map((id) => `/baize/${id}`);
  const found = sampleModules(ids);
  expect(found).toEqual(ids.filter((id) => /sample/iu.test(id)));
  expect(found.length).toBeGreaterThan(10);
});

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
