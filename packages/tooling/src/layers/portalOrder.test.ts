import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { importsUpwards, portalOrder, siteOrder } from './portalOrder.ts';

let folder = '';

afterEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
  folder = '';
});

const upwardsIn = (files: Readonly<Record<string, string>>): string[] => {
  folder = mkdtempSync(join(tmpdir(), 'baize-order-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return importsUpwards(folder, portalOrder);
};

it("no import between the portal's folders runs upwards", () => {
  expect(importsUpwards(join(projectRoot, 'apps/portal/src'), portalOrder)).toEqual([]);
  expect(importsUpwards(join(projectRoot, 'apps/portal/src/site'), siteOrder)).toEqual([]);
});

it.each([
  "import { Page } from '../../pages/Page.tsx';",
  "import type { Page } from '../../pages/Page.tsx';",
  "export {\n  Page,\n} from '../../pages/Page.tsx';",
  "const load = () => import('../../pages/Page.tsx');",
])('finds %s', (text) => {
  expect(upwardsIn({ 'site/words/words.ts': text })).toEqual([
    'site/words/words.ts imports pages/Page.tsx, from a folder above: move what both need below (portalOrder.ts).',
  ]);
});

it('lets entries import from all, and every folder from those below', () => {
  const files = {
    'main.tsx': "import '../src/app/App.tsx';",
    'shell/Shell.tsx': "import './Frame.tsx'; import '../site/words/words.ts';",
    'pages/home/Home.tsx': "import { words } from '../../site/words/words.ts';",
  };
  expect(upwardsIn(files)).toEqual([]);
});

it('leaves out tests, stories and what is for testing', () => {
  const text = "import { App } from '../app/App.tsx';";
  const files = { 'site/a.test.ts': text, 'site/b.stories.tsx': text, 'site/testing/c.ts': text, 'testing/d.ts': text };
  expect(upwardsIn(files)).toEqual([]);
});

it('names a folder that the order lacks', () => {
  expect(upwardsIn({ 'parts/Part.tsx': '' })).toEqual([
    "parts/ has no place in the order of the portal's folders (portalOrder.ts).",
  ]);
});
