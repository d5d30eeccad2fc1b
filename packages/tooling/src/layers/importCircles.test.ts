import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { importCircles } from './importCircles.ts';

let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const circlesOf = (files: Readonly<Record<string, string>>): string[][] => {
  folder = mkdtempSync(join(tmpdir(), 'baize-circles-'));
  mkdirSync(join(folder, 'pages'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return importCircles(folder);
};

it('finds none in this project', () => {
  const sources = globSync('{packages,apps}/*/src', { cwd: projectRoot });
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap((source) => importCircles(join(projectRoot, source)))).toEqual([]);
});

it('finds a circle that a lazy import closes, over lines and through a re-export', () => {
  const files = {
    'table.ts': "const page = () => import('./pages/Page.tsx');",
    'pages/Page.tsx': "import {\n  hrefOf,\n} from '../paths.ts';",
    'paths.ts': "export { table } from './table.ts';",
    'main.ts': "import './table.ts';",
  };
  expect(circlesOf(files)).toEqual([['pages/Page.tsx', 'paths.ts', 'table.ts']]);
});

it.each(["import type { B } from './b.ts';", "import { type B } from './b.ts';", "export type { B } from './b.ts';"])(
  'finds a circle that a type closes: %s',
  (code) => {
    expect(circlesOf({ 'a.ts': code, 'b.ts': "import { a } from './a.ts';" })).toEqual([['a.ts', 'b.ts']]);
  },
);

it('lets two files share the types of a third', () => {
  const files = {
    'a.ts': "import type { C } from './c.types.ts'; import { b } from './b.ts';",
    'b.ts': "import type { C } from './c.types.ts';",
    'c.types.ts': '',
  };
  expect(circlesOf(files)).toEqual([]);
});
