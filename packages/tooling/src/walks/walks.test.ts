import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { walk } from './walk.ts';

const walks = [
  {
    name: 'a username, from the form and from the gateway to the rule and the contract',
    starts: [
      'apps/portal/src/pages/session/login/LoginForm.tsx',
      'packages/gateway-sdk/src/session/logIn.ts',
      'apps/gateway/src/session/logIn.ts',
    ],
    about: /username|PayloadOf\b/i,
    most: 40,
  },
  {
    name: 'a brand colour, from the page that has it as CSS to the schema of tenant.json',
    starts: [
      'apps/baize/src/main.ts',
      'packages/assembler/src/site/assemble.ts',
      'packages/assembler/src/site/buildSite.ts',
      'packages/assembler/src/page/renderIndexHtml.ts',
    ],
    about: /composeTheme|writeCss|brandColor|applyBrand|palette/i,
    most: 25,
  },
  {
    name: 'a sentence, from the page that says it to the catalogs',
    starts: [
      'apps/portal/src/pages/session/login/LoginPage.tsx',
      'apps/portal/src/routes/lazyPage.ts',
      'apps/portal/src/words/createSiteWords.ts',
      'apps/portal/src/words/fetchWords.ts',
      'apps/portal/build/words/collect.ts',
      'apps/portal/build/words/catalogs.ts',
    ],
    about:
      /catalogFile|catalogText|compileMessages|readSentences|readPo\b|SiteWords\b|fetchWords|Vocabulary|lazyWithWords|wordAreas/,
    most: 25,
  },
];

describe('who follows', () => {
  it.each(walks)('$name reads at most $most files, and never goes back up a layer', ({ starts, about, most }) => {
    const { files, up } = walk(projectRoot, starts, about);
    // A shorter walk means that the topic has been renamed.
    expect(files.length).toBeGreaterThan(starts.length + 5);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
    expect(up).toEqual([]);
  });
});

it('tells a step up, and follows an index only to what speaks of the thing', () => {
  const root = mkdtempSync(join(tmpdir(), 'baize-walk-'));
  const files = {
    'packages/theme/package.json': '{ "name": "@baize/theme", "exports": { "./*": "./src/*/index.ts" } }',
    'packages/theme/src/a/index.ts': "export { a } from './a.ts';\nexport { b } from './b.ts';\n",
    'packages/theme/src/a/a.ts': "import { kit } from '@baize/ui-kit';\nexport const a = `${kit} colour`;\n",
    'packages/theme/src/a/b.ts': 'export const b = 1;\n',
    'packages/ui-kit/package.json': '{ "name": "@baize/ui-kit", "exports": { ".": "./src/kit.ts" } }',
    'packages/ui-kit/src/kit.ts': "export const kit = 'colour';\n",
    'packages/tenant/src/start.ts': "import { a } from '@baize/theme/a';\nexport const colour = a;\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const found = walk(root, ['packages/tenant/src/start.ts'], /colour/);
  rmSync(root, { recursive: true });
  expect(found).toEqual({
    files: [
      'packages/tenant/src/start.ts',
      'packages/theme/src/a/index.ts',
      'packages/theme/src/a/a.ts',
      'packages/ui-kit/src/kit.ts',
    ],
    up: ['packages/theme/src/a/a.ts → packages/ui-kit/src/kit.ts'],
  });
});
