import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentCache } from './contentCache.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-cache-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const long = Buffer.from('console.log("Baize");\n'.repeat(100));

test('a file that gains by it is kept in brotli and gzip forms too, which open to its content', async () => {
  const forms = await new ContentCache(dir).forms('main.js', long);
  expect(forms.map(({ suffix }) => suffix)).toEqual(['', '.br', '.gz']);
  const [plain, packed, zipped] = await Promise.all(forms.map(({ path }) => readFile(path)));
  expect(plain).toEqual(long);
  expect(brotliDecompressSync(packed ?? '')).toEqual(long);
  expect(gunzipSync(zipped ?? '')).toEqual(long);
});

test('what is small or packed already has one form', async () => {
  const cache = new ContentCache(dir);
  expect(await cache.forms('small.js', long.subarray(0, 1000))).toHaveLength(1);
  expect(await cache.forms('face.woff2', long)).toHaveLength(1);
});

test('forms are made once, and the same for another run', async () => {
  const first = await new ContentCache(dir).forms('main.js', long);
  const times = await Promise.all(first.map(async ({ path }) => (await stat(path)).mtimeMs));
  const again = await new ContentCache(dir).forms('other.js', long);
  expect(again).toEqual(first);
  expect(await Promise.all(again.map(async ({ path }) => (await stat(path)).mtimeMs))).toEqual(times);
});
