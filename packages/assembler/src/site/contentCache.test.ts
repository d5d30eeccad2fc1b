import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentCache, contentName, place } from './contentCache.ts';

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

test('small and already compressed files have one form', async () => {
  const cache = new ContentCache(dir);
  expect(await cache.forms('small.js', long.subarray(0, 1023))).toHaveLength(1);
  expect(await cache.forms('large.js', long.subarray(0, 1024))).toHaveLength(3);
  expect(await cache.forms('face.woff2', long)).toHaveLength(1);
});

test('forms are made once, and the same for another run', async () => {
  const first = await new ContentCache(dir).forms('main.js', long);
  const times = await Promise.all(first.map(async ({ path }) => (await stat(path)).mtimeMs));
  const again = await new ContentCache(dir).forms('other.js', long);
  expect(again).toEqual(first);
  expect(await Promise.all(again.map(async ({ path }) => (await stat(path)).mtimeMs))).toEqual(times);
});

const stopped = async function* () {
  yield 'half';
  throw new Error('stopped');
};

test('a half-written entry of a stopped run is ignored by the next', async () => {
  await expect(new ContentCache(dir).path('a/b', async () => stopped() as never)).rejects.toThrow('stopped');
  expect(await readFile(await new ContentCache(dir).path('a/b', async () => 'whole'), 'utf8')).toBe('whole');
});

test.each(['js', 'css', 'svg', 'json', 'html', 'txt', 'xml', 'webmanifest'])(
  '%s is text, and gains',
  async (ending) => {
    expect(await new ContentCache(dir).forms(`a.${ending}`, long, ['.br'])).toHaveLength(2);
  },
);

test.each(['a.png', 'a.json.bak', 'js'])('%s does not', async (name) => {
  expect(await new ContentCache(dir).forms(name, long)).toHaveLength(1);
});

test('only the forms that are asked for are made, the most tightly packed ones', async () => {
  const forms = await new ContentCache(dir).forms('a.json', long, ['.br']);
  expect(forms.map(({ suffix }) => suffix)).toEqual(['', '.br']);
  expect(forms.map(({ path }) => path)).toEqual(
    ['', '.br'].map((suffix) => join(dir, 'files', contentName(long) + suffix)),
  );
});

test('two concurrent requests make an entry once, and leave no temporary file', async () => {
  const cache = new ContentCache(dir);
  let made = 0;
  const make = async () => `made ${++made}`;
  const paths = await Promise.all([cache.path('deep/one', make), cache.path('deep/one', make)]);
  expect(paths).toEqual([join(dir, 'deep/one'), join(dir, 'deep/one')]);
  expect(await readFile(join(dir, 'deep/one'), 'utf8')).toBe('made 1');
  expect(await readdir(join(dir, 'deep'))).toEqual(['one']);
  await new ContentCache(dir).path('deep/one', make);
  expect(made).toBe(1);
});

test('a failed entry is not stored', async () => {
  const failing = new ContentCache(dir).path('one', async () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await readdir(dir)).toEqual([]);
});

test('a fact is worked out once and read back after that', async () => {
  expect(await new ContentCache(dir).json('size.json', async () => ({ width: 3 }))).toEqual({ width: 3 });
  expect(await new ContentCache(dir).json('size.json', async () => ({ width: 4 }))).toEqual({ width: 3 });
});

test('`once` computes a value once per source', async () => {
  const cache = new ContentCache(dir);
  const [one, two] = [{}, {}];
  const asked = [await cache.once(one, async () => 1), await cache.once(one, async () => 2)];
  expect([...asked, await cache.once(two, async () => 3)]).toEqual([1, 1, 3]);
});

test('a content’s name is sixteen digits of its hash', () => {
  expect(contentName('')).toBe('e3b0c44298fc1c14');
});

test('a file is placed as a link, and as a copy where that cannot be', async () => {
  await writeFile(join(dir, 'from'), 'text');
  expect(place(join(dir, 'from'), join(dir, 'link'))).toBe(true);
  expect((await stat(join(dir, 'link'))).ino).toBe((await stat(join(dir, 'from'))).ino);
  await mkdir(join(dir, 'sub'));
  await writeFile(join(dir, 'sub/there'), 'before');
  expect(place(join(dir, 'from'), join(dir, 'sub/there'))).toBe(false);
  expect(await readFile(join(dir, 'sub/there'), 'utf8')).toBe('text');
});
