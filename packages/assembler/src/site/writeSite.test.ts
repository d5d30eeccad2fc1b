import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differencesOf, readRecords } from '../target/siteRecord.ts';
import type { Target } from '../target/openTarget.ts';
import { removeSite, writeSite } from './writeSite.ts';

let target: Target;
let shared = '';

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-write-'));
  target = { dir, own: join(dir, '.assembled'), close: () => undefined };
  mkdirSync(target.own);
  shared = join(target.own, 'main.js');
  writeFileSync(shared, 'main');
});
afterEach(() => rmSync(target.dir, { recursive: true }));

type Files = Readonly<Record<string, string>>;

const write = async ({ links = {}, texts = {}, kept = {} }: { links?: Files; texts?: Files; kept?: Files }) => {
  const maps = { links: new Map(Object.entries(links)), texts: new Map(Object.entries(texts)) };
  const before = { kept: new Map(Object.entries(kept)), stamps: new Map<string, string>() };
  await writeSite(target, { id: 'alpha', ...maps }, { key: 'k', release: 'r' }, before);
};

const place = (path: string) => join(target.dir, 'alpha', path);
const read = (path: string) => readFileSync(place(path), 'utf8');
const left = () => readdirSync(target.own).sort();

test('a site has its texts and links to what it shares, and its record says so of every file', async () => {
  await write({
    links: { '/assets/deep/main.js': shared, '/assets/other.js': shared },
    texts: { '/index.html': 'home', '/languages/EN.1.json': '{}' },
    kept: { '/assets/old.js': shared },
  });
  expect([read('index.html'), read('languages/EN.1.json'), read('assets/deep/main.js')]).toEqual([
    'home',
    '{}',
    'main',
  ]);
  expect(statSync(place('assets/other.js')).ino).toBe(statSync(shared).ino);
  const record = readRecords(target.own).get('alpha');
  expect(record).toMatchObject({ key: 'k', release: 'r', kept: ['/assets/old.js'] });
  expect(Object.keys(record?.files ?? {}).sort()).toEqual([
    '/assets/deep/main.js',
    '/assets/old.js',
    '/assets/other.js',
    '/index.html',
    '/languages/EN.1.json',
  ]);
  expect(record && differencesOf(place(''), record)).toEqual({ changed: [], foreign: [], missing: [] });
  expect(left()).toEqual(['alpha.json', 'main.js']);
});

test('sentences that are worth it are kept compressed, too; pages and few sentences are not', async () => {
  const long = 'a'.repeat(1024);
  await write({ texts: { '/languages/EN.json': long, '/languages/AR.json': long.slice(1), '/index.html': long } });
  expect(readdirSync(place('')).sort()).toEqual(['index.html', 'languages']);
  expect(readdirSync(place('languages')).sort()).toEqual(['AR.json', 'EN.json', 'EN.json.br']);
  expect(brotliDecompressSync(readFileSync(place('languages/EN.json.br'))).toString()).toBe(long);
  const record = readRecords(target.own).get('alpha');
  expect(record && differencesOf(place(''), record)).toEqual({ changed: [], foreign: [], missing: [] });
});

test('a replaced site leaves no files in the new one', async () => {
  await write({ texts: { '/index.html': 'before', '/old.html': 'before' } });
  await write({ texts: { '/index.html': 'after' } });
  expect(readdirSync(place(''))).toEqual(['index.html']);
  expect(read('index.html')).toBe('after');
  expect(left()).toEqual(['alpha.json', 'main.js']);
});

test('a failed write keeps the old site and leaves no half-written one', async () => {
  await write({ texts: { '/index.html': 'before' } });
  const failing = write({ texts: { '/index.html': 'after' }, links: { '/gone.js': join(target.dir, 'gone.js') } });
  await expect(failing).rejects.toThrow('ENOENT');
  expect(read('index.html')).toBe('before');
  expect(left()).toEqual(['alpha.json', 'main.js']);
});

test('a first site that cannot be moved in throws the original error', async () => {
  const whole = target;
  target = { ...whole, dir: join(whole.own, 'nowhere') };
  await expect(write({ texts: { '/index.html': 'home' } })).rejects.toThrow('alpha.half');
  expect(left()).not.toContain('alpha.half');
  target = whole;
});

test('a site that is removed goes with its record, and one that is gone already loses its record', async () => {
  await write({ texts: { '/index.html': 'home' } });
  await removeSite(target, 'alpha');
  expect([existsSync(place('')), left()]).toEqual([false, ['main.js']]);
  await write({ texts: { '/index.html': 'home' } });
  rmSync(place(''), { recursive: true });
  await removeSite(target, 'alpha');
  expect(left()).toEqual(['main.js']);
});
