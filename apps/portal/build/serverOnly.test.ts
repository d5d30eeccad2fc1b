// @vitest-environment node
import { projectRoot } from '@baize/tooling/project-root';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseServerOnly, serverOnlyImports } from './serverOnly.ts';

const store = '/project/node_modules/.pnpm';

it.each([
  `${store}/zod@4.6.7/node_modules/zod/v4/core/schemas.js`,
  `${store}/@hono+zod-openapi@1.6.3/node_modules/@hono/zod-openapi/dist/index.js`,
  'C:\\project\\node_modules\\hono\\dist\\hono.js',
  '/project/packages/gateway-sdk/src/testing/gatewayStub.ts',
])('tells of %s in a chunk', (module) => {
  const chunks = [{ fileName: 'main.js', moduleIds: ['/project/src/main.tsx', module] }];
  expect(serverOnlyImports(chunks)).toEqual([expect.stringMatching(/^main\.js holds .*(zod|hono|testing)/)]);
});

it('accepts all other modules', () => {
  const moduleIds = ['/project/src/zod/index.ts', `${store}/openapi-fetch@0.17.0/node_modules/openapi-fetch/index.mjs`];
  expect(serverOnlyImports([{ fileName: 'main.js', moduleIds }])).toEqual([]);
});

let folder = '';

// Inside the project, where the package resolves.
beforeEach(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.server-only-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('stops a build that would bring such a package to browsers', async () => {
  const entry = join(folder, 'main.js');
  const compile = () =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [refuseServerOnly()],
      build: { write: false, rolldownOptions: { input: entry } },
    });
  const contract = join(projectRoot, 'packages/gateway-contract/node_modules/@hono/zod-openapi');
  await writeFile(entry, `import { z } from ${JSON.stringify(contract)};\nconsole.log(z.string());\n`);
  await expect(compile()).rejects.toThrow('for servers or tests only');
  await writeFile(entry, 'console.log(1);\n');
  await expect(compile()).resolves.toBeDefined();
});
