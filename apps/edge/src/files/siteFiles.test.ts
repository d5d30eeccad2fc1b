import { reviewedSite } from '@baize/assembler/testing';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSiteFiles } from './siteFiles.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-files-'));
  await mkdir(join(dir, 'assets/deep'), { recursive: true });
  await writeFile(join(dir, 'headers.json'), JSON.stringify(reviewedSite('alpha')));
});
afterEach(() => rm(dir, { recursive: true }));

test('a site lists its files by the path they are asked for, with their prepared forms, and nothing that a host reads', async () => {
  const texts = {
    'index.html': 'a',
    'assets/a.js': 'abc',
    'assets/a.js.br': 'br',
    'assets/a.js.gz': 'gzip',
    'assets/deep/b.css': '',
    'assets/gone.js.br': 'left over',
    'assets/headers.json': '{}',
    _headers: '',
    'nginx.conf': '',
  };
  for (const [path, text] of Object.entries(texts)) await writeFile(join(dir, path), text);
  const { headers, files } = await readSiteFiles(dir);
  expect(headers).toEqual(reviewedSite('alpha'));
  expect([...files.keys()].toSorted()).toEqual([
    '/assets/a.js',
    '/assets/deep/b.css',
    '/assets/headers.json',
    '/index.html',
  ]);
  expect(files.get('/assets/a.js')).toMatchObject({
    path: join(dir, 'assets/a.js'),
    size: 3,
    packed: {
      br: { path: join(dir, 'assets/a.js.br'), size: 2 },
      gzip: { path: join(dir, 'assets/a.js.gz'), size: 4 },
    },
  });
  expect(files.get('/index.html')?.packed).toEqual({});
});

/** The ETag of a file with this text and modification time. */
const tagOf = async (text: string, seconds: number): Promise<string | undefined> => {
  await writeFile(join(dir, 'a.txt'), text);
  await utimes(join(dir, 'a.txt'), seconds, seconds);
  return (await readSiteFiles(dir)).files.get('/a.txt')?.etag;
};

test('a tag is weak, and changes with the size or the time of its file', async () => {
  const first = await tagOf('a', 1000);
  expect(first).toMatch(/^W\/"[\da-z]+-[\da-z]+"$/);
  expect(await tagOf('b', 1000)).toBe(first);
  expect(await tagOf('ab', 1000)).not.toBe(first);
  expect(await tagOf('a', 1001)).not.toBe(first);
});
