import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packableAs, PackedTexts } from './packedTexts.ts';
import type { SiteFile } from './siteFiles.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-packed-'));
});
afterEach(() => rm(dir, { recursive: true }));

const fileOf = async (name: string, text: string, etag = '1'): Promise<SiteFile> => {
  const path = join(dir, name);
  await writeFile(path, text);
  return { path, size: text.length, etag, modified: new Date(), packed: {} };
};

test('a text of a packet’s worth is compressed here when nothing was prepared', async () => {
  const file = await fileOf('a', 'a'.repeat(1024));
  expect(packableAs(file)).toEqual(['br', 'gzip']);
  expect(packableAs({ ...file, size: 1023 })).toEqual([]);
  expect(packableAs({ ...file, packed: { br: file } })).toEqual([]);
});

test('a version of a file is compressed once, by however many it is asked for; another version anew', async () => {
  const texts = new PackedTexts();
  const file = await fileOf('a', 'first');
  const [one, two] = await Promise.all([texts.form(file, 'br'), texts.form(file, 'br')]);
  expect(two).toBe(one);
  const next = await fileOf('a', 'second', '2');
  expect(await texts.form(file, 'br')).toBe(one);
  expect(brotliDecompressSync(await texts.form(next, 'br')).toString()).toBe('second');
});

test('those asked for longest ago go first when they are too many', async () => {
  const files = await Promise.all(['a', 'b', 'c'].map((name) => fileOf(name, name)));
  const [a, b, c] = files as [SiteFile, SiteFile, SiteFile];
  const size = (await new PackedTexts().form(a, 'br')).length;
  const texts = new PackedTexts(2 * size);
  const [first, second] = [await texts.form(a, 'br'), await texts.form(b, 'br')];
  expect(await texts.form(a, 'br')).toBe(first);
  await texts.form(c, 'br');
  expect(await texts.form(a, 'br')).toBe(first);
  expect(await texts.form(b, 'br')).not.toBe(second);
});

test('a file that is gone is looked for again the next time', async () => {
  const texts = new PackedTexts();
  const file = await fileOf('a', 'back');
  await rm(file.path);
  await expect(texts.form(file, 'gzip')).rejects.toThrow('ENOENT');
  await writeFile(file.path, 'back');
  expect((await texts.form(file, 'gzip')).length).toBeGreaterThan(0);
});
