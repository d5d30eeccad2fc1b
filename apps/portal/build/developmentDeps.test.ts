import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type DevEnvironment, type EnvironmentModuleNode } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

let cacheDir = '';

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'baize-deps-'));
});
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

/** Compiles the entry and everything that it imports, lazy pages included. Returns the URLs of our own modules. */
const visitAll = async (
  client: DevEnvironment,
  url: string,
  seen = new Set<string>(),
): Promise<ReadonlySet<string>> => {
  if (seen.has(url) || url.includes('/node_modules/') || url.includes(cacheDir)) return seen;
  seen.add(url);
  await client.transformRequest(url);
  const imported: ReadonlySet<EnvironmentModuleNode> =
    (await client.moduleGraph.getModuleByUrl(url))?.importedModules ?? new Set();
  for (const module of imported) await visitAll(client, module.url, seen);
  return seen;
};

it('development knows every package before the first page is asked for', async () => {
  const server = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { client } = server.environments;
    const optimizer = client.depsOptimizer;
    if (optimizer === undefined) throw new Error('Vite optimizes no dependencies.');
    await optimizer.scanProcessing;
    const known = () => Object.keys({ ...optimizer.metadata.optimized, ...optimizer.metadata.discovered }).toSorted();
    const before = known();
    expect(before.filter((name) => name.endsWith('/macro'))).toEqual([]);
    const visited = await visitAll(client, '/src/main.tsx');
    expect([...visited]).toEqual(expect.arrayContaining(['/src/pages/session/login/LoginForm.tsx']));
    expect(known()).toEqual(before);
  } finally {
    await server.close();
  }
}, 60_000);
