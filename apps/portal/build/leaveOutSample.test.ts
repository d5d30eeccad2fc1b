import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogsFolder } from './words/catalogFile.ts';
import { LISTS, sampleModules, withoutSample } from './leaveOutSample.ts';

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
