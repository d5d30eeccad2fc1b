import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveTenantFile } from './serveTenantFile.ts';

let base = '';
let server: Server;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'baize-file-'));
  for (const folder of ['alpha/brand', 'alpha/brand/folder.svg', 'alphabet']) {
    mkdirSync(join(base, folder), { recursive: true });
  }
  for (const name of ['alpha/brand/a b.SVG', 'alpha/brand/notes.txt', 'alpha/secret.json', 'alphabet/logo.svg']) {
    writeFileSync(join(base, name), 'what it holds');
  }
  for (const ending of ['svg', 'png', 'jpg', 'jpeg', 'webp']) {
    writeFileSync(join(base, 'alpha/brand', `a.${ending}`), 'what it holds');
  }
  // The path is sent as a query, since clients normalise paths.
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').searchParams.get('path') ?? '';
    void serveTenantFile(join(base, 'alpha'), path, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(base, { recursive: true });
});

const get = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/?${new URLSearchParams({ path }).toString()}`);
};

test.each([
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.webp', 'image/webp'],
  ['a%20b.SVG', 'image/svg+xml'],
])('%s comes as %s, as it is on disk now and kept by nobody', async (name, type) => {
  const answer = await get(`/brand/${name}`);
  expect([answer.status, await answer.text()]).toEqual([200, 'what it holds']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-length': '13',
    'cache-control': 'no-store',
  });
});

test.each([
  '/brand/none.svg',
  '/brand/notes.txt',
  '/secret.json',
  '/brand/folder.svg',
  '/../alphabet/logo.svg',
  '/%2e%2e/alphabet/logo.svg',
  '/brand/%.svg',
  '/brand/%00.svg',
])('%s is not found: it is no picture of this folder', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    404,
    'text/plain',
    'Not found\n',
  ]);
});
