// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteLicenses, packagesInside } from './noteLicenses.ts';

let folder = '';

// Inside the project, where the packages resolve.
beforeEach(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.licenses-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('finds each package of others that a chunk holds a module of, a package that is imported in vain not', async () => {
  const found = new Set<string>();
  const entry = join(folder, 'main.js');
  await writeFile(entry, "import { atom } from 'jotai';\nimport 'openapi-fetch';\nconsole.log(atom(1));\n");
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [noteLicenses(found)],
    build: { write: false, rolldownOptions: { input: entry, treeshake: { moduleSideEffects: false } } },
  });
  // The entry is in a folder of the portal's own packages.
  const others = [...found].map((each) => basename(each)).filter((name) => name !== 'portal');
  expect(others).toEqual(['jotai']);
});

it('knows the packages whose data stands in files of ours', () => {
  expect(packagesInside.map((each) => basename(each))).toEqual(['country-flag-icons', 'libphonenumber-js']);
});
