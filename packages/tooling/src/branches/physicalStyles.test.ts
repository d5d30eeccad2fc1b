import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { physicalIn } from './physicalStyles.ts';

it('no style names left or right, which do not turn with the direction of reading', () => {
  const files = globSync('{apps,packages}/*/src/**/{*.styles.ts,GlobalStyle.ts*}', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    physicalIn(readFileSync(join(projectRoot, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'margin-left: auto;',
  'left: 0;',
  'border-top-right-radius: 2px;',
  'text-align: right;',
  'float: left;',
  'width: 12rem;',
  'inset: 0 auto 0 0;',
  'padding: 0 8px 0 4px;',
  "margin: 0 calc(1px + 2px) 0 ${token('space-1')};",
  'border-radius: 8px 0 0 8px;',
])('%s is found, and let be where the line before says why', (declaration) => {
  expect(physicalIn(`  ${declaration}`)).toEqual([`1: ${declaration}`]);
  expect(physicalIn(`  /* Physical: a tick is not mirrored. */\n  ${declaration}`)).toEqual([]);
});

it.each([
  'margin-inline-start: auto;',
  'inset-inline: 0 auto;',
  'text-align: end;',
  'inset: auto 1px 2px;',
  "padding: ${token('space-1')} ${token('space-2')} 0 ${token('space-2')};",
  'border-radius: 8px 8px 0 0;',
  '@media (width < 40em) {',
  '@container (min-width: 30rem) {',
  'line-height: 1.5;',
  'min-inline-size: 0;',
])('%s turns, or has no side', (declaration) => {
  expect(physicalIn(declaration)).toEqual([]);
});
