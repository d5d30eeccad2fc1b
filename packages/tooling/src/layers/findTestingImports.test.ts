import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { findTestingImports } from './findTestingImports.ts';

let root = '';

afterEach(() => rmSync(root, { recursive: true, force: true }));

const violationsOf = (files: Readonly<Record<string, string>>): string[] => {
  root = mkdtempSync(join(tmpdir(), 'baize-testing-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findTestingImports(root);
};

it('finds none in this project', () => {
  expect(findTestingImports(projectRoot)).toEqual([]);
});

it.each([
  ["import { sample } from '../testing/sample.ts';", 'apps/portal/src/testing/sample.ts'],
  ["export { sample } from '@baize/theme/testing';", '@baize/theme/testing'],
  ["const sample = await import('../testing/sample.ts');", 'apps/portal/src/testing/sample.ts'],
])('keeps test support out of what ships: %s', (code, named) => {
  const path = 'apps/portal/src/shell/shell.ts';
  expect(violationsOf({ [path]: code })).toEqual([expect.stringContaining(`${path} imports ${named}`)]);
});

it('reports files that only tests import outside of `testing`', () => {
  const violations = violationsOf({
    'packages/theme/src/a.ts': '',
    'packages/theme/src/shared.ts': '',
    'packages/theme/src/index.ts': "export { shared } from './shared.ts';",
    'packages/theme/src/a.test.ts': "import { a } from './a.ts'; import './shared.ts'; import './testing/b.ts';",
    'packages/theme/src/testing/b.ts': "import { shared } from '../shared.ts';",
  });
  expect(violations).toEqual([expect.stringContaining('packages/theme/src/a.ts is imported by tests alone')]);
});

it('takes the components of the kit for entry points, and no other file of their folders', () => {
  const violations = violationsOf({
    'packages/ui-kit/src/Chart/Chart.tsx': '',
    'packages/ui-kit/src/Chart/ChartPlot.tsx': '',
    'packages/ui-kit/src/Chart/Chart.test.tsx': "import './Chart.tsx'; import './ChartPlot.tsx';",
  });
  expect(violations).toEqual([expect.stringContaining('ChartPlot.tsx is imported by tests alone')]);
});
