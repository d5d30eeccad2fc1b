import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { missingIn, pagesOf } from './namedInDocs.ts';

const missing = (text: string): string[] => missingIn(text, 'docs/a.md', projectRoot);

it('each script, path and page that README, CONTRIBUTING and docs name exists', () => {
  const pages = pagesOf(projectRoot);
  expect(pages).toContain('README.md');
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((page) => missingIn(readFileSync(join(projectRoot, page), 'utf8'), page, projectRoot))).toEqual(
    [],
  );
});

it.each([
  ['`npm run wrods` updates them', 'no script: npm run wrods'],
  ['`pnpm exec vitest run`', 'a bare machine has no pnpm: pnpm exec vitest'],
  ['in `apps/portal/sources`', 'no file: apps/portal/sources'],
  ['see [there](nowhere.md#at)', 'no page: nowhere.md'],
])('finds what is missing in “%s”', (text, sentence) => {
  expect(missing(text)).toEqual([`docs/a.md: ${sentence}`]);
});

it('knows scripts, files, patterns, placeholders and links', () => {
  const text =
    '`npm run words`, `npm test -- lint`, `apps/portal/src/main.tsx`, `apps/*/README.md`, `tenants/<id>/`, [up](../README.md)';
  expect(missing(text)).toEqual([]);
});
