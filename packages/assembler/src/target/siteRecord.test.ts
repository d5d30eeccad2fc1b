import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  adoptRecord,
  announceRecord,
  differencesOf,
  dropRecord,
  readRecords,
  recoverSites,
  stampOf,
} from './siteRecord.ts';
import type { SiteRecord } from './siteRecord.ts';

let out = '';
let own = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'baize-record-'));
  own = join(out, '.assembled');
  mkdirSync(own);
});
afterEach(() => rmSync(out, { recursive: true }));

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** Builds a record that matches a folder's current state. */
const recordOf = (folder: string, key = 'key'): SiteRecord => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const stamps = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length), stampOf(statSync(path))] as const;
  });
  return { key, release: 'r1', kept: ['/assets/old.js'], files: Object.fromEntries(stamps) };
};

const site = { 'index.html': 'home', 'assets/main.js': 'main' };

test('a stamp is the size and the whole milliseconds of the time, in letters and digits', () => {
  write(out, { 'a.txt': 'x'.repeat(40) });
  utimesSync(join(out, 'a.txt'), 1, 1.0369);
  expect(stampOf(statSync(join(out, 'a.txt')))).toBe('14.ss');
});

test('a record that was announced is the site’s once it is adopted, and not before', () => {
  write(join(out, 'alpha'), site);
  const record = recordOf(join(out, 'alpha'));
  announceRecord(own, 'alpha', record);
  expect(readRecords(own)).toEqual(new Map());
  adoptRecord(own, 'alpha');
  expect(readRecords(own)).toEqual(new Map([['alpha', record]]));
  expect(readdirSync(own)).toEqual(['alpha.json']);
  dropRecord(own, 'alpha');
  dropRecord(own, 'alpha');
  expect(readRecords(own)).toEqual(new Map());
});

test('its list of files is packed on disk, and a plain one is read, too', () => {
  write(join(out, 'alpha'), site);
  const record = recordOf(join(out, 'alpha'));
  announceRecord(own, 'alpha', record);
  adoptRecord(own, 'alpha');
  expect(readFileSync(join(own, 'alpha.json'), 'utf8')).not.toContain('index.html');
  writeFileSync(join(own, 'beta-2.json'), JSON.stringify(record));
  expect(readRecords(own).get('beta-2')).toEqual(record);
});

test('broken or incomplete records, and files with other names, are ignored', () => {
  writeFileSync(join(own, 'alpha.json'), '{');
  writeFileSync(join(own, 'beta.json'), '{"key":"k"}');
  for (const name of ['Gamma.json', 'delta.json.bak', 'x.epsilon.json', 'zeta_json']) {
    writeFileSync(join(own, name), JSON.stringify({ key: 'k', release: 'r', kept: [], files: {} }));
  }
  expect(readRecords(own)).toEqual(new Map());
});

test('a site that matches its record has no differences', () => {
  write(join(out, 'alpha'), site);
  expect(differencesOf(join(out, 'alpha'), recordOf(join(out, 'alpha')))).toEqual({
    changed: [],
    foreign: [],
    missing: [],
  });
});

test('changed, added and missing files, and files replaced by links, are distinguished', () => {
  const folder = join(out, 'alpha');
  write(folder, { ...site, 'robots.txt': 'robots', 'assets/gone.js': 'gone' });
  const record = recordOf(folder);
  write(folder, { 'index.html': 'longer than it was', 'assets/deep/mine.txt': 'mine' });
  rmSync(join(folder, 'assets/gone.js'));
  rmSync(join(folder, 'robots.txt'));
  symlinkSync('assets/main.js', join(folder, 'robots.txt'));
  const { changed, ...rest } = differencesOf(folder, record);
  expect(changed.sort()).toEqual(['/index.html', '/robots.txt']);
  expect(rest).toEqual({ foreign: ['/assets/deep/mine.txt'], missing: ['/assets/gone.js'] });
});

test('a link to the very file of the record is a change, too', () => {
  const folder = join(out, 'alpha');
  write(folder, site);
  write(out, { 'elsewhere.html': 'home' });
  for (const file of [join(folder, 'index.html'), join(out, 'elsewhere.html')]) utimesSync(file, 1, 1);
  const record = recordOf(folder);
  rmSync(join(folder, 'index.html'));
  symlinkSync(join(out, 'elsewhere.html'), join(folder, 'index.html'));
  expect(differencesOf(folder, record).changed).toEqual(['/index.html']);
});

test('a site moved aside is restored if none took its place, else removed', () => {
  write(join(own, 'alpha.old'), { 'index.html': 'before' });
  write(join(own, 'beta.old'), { 'index.html': 'before' });
  write(join(out, 'beta'), { 'index.html': 'after' });
  recoverSites(out, own);
  expect(readFileSync(join(out, 'alpha/index.html'), 'utf8')).toBe('before');
  expect(readFileSync(join(out, 'beta/index.html'), 'utf8')).toBe('after');
  expect(readdirSync(own)).toEqual([]);
});

test('half-written sites are removed; other files stay', () => {
  write(join(own, 'alpha.half'), site);
  for (const name of ['Alpha.half', 'x.alpha.half', 'alpha.halfway', 'alpha.next']) write(join(own, name), site);
  recoverSites(out, own);
  expect(existsSync(join(out, 'alpha'))).toBe(false);
  expect(readdirSync(own).sort()).toEqual(['Alpha.half', 'alpha.halfway', 'alpha.next', 'x.alpha.half']);
});

test('an announced record is adopted if it matches the site on disk', () => {
  write(join(out, 'alpha'), site);
  const record = recordOf(join(out, 'alpha'), 'new');
  announceRecord(own, 'alpha', record);
  recoverSites(out, own);
  expect(readRecords(own)).toEqual(new Map([['alpha', record]]));
});

test.each([
  ['another file has changed', (folder: string) => write(folder, { 'index.html': 'somebody was here' })],
  ['a file was added', (folder: string) => write(folder, { 'mine.txt': 'mine' })],
  ['a file is missing', (folder: string) => rmSync(join(folder, 'index.html'))],
  ['the site is gone', (folder: string) => rmSync(folder, { recursive: true })],
])('an announced record is dropped when %s', (_, change) => {
  write(join(out, 'alpha'), site);
  const before = recordOf(join(out, 'alpha'), 'before');
  announceRecord(own, 'alpha', before);
  adoptRecord(own, 'alpha');
  announceRecord(own, 'alpha', { ...before, key: 'after' });
  change(join(out, 'alpha'));
  recoverSites(out, own);
  expect(readRecords(own).get('alpha')?.key).toBe('before');
  expect(readdirSync(own)).toEqual(['alpha.json']);
});
