import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentCache } from '../site/contentCache.ts';
import { sharedWords, wordsName } from './sharedWords.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-shared-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const long = { rules: ['So many rules. '.repeat(100)] };
const catalogs = { EN: { site: { title: ['T'] }, shell: { hello: ['Hello'] }, help: long }, AR: { shell: {} } };

const wordsOf = async (given: object) => sharedWords(given, new ContentCache(dir));

test('each area of a language is one file, compressed where that is worth it; what assembly says is none', async () => {
  const words = await wordsOf(catalogs);
  expect([...words.keys()]).toEqual(['EN', 'AR']);
  const { areas = '', files = new Map<string, string>() } = words.get('EN') ?? {};
  expect(areas).toMatch(/^EN\.[0-9a-f]{8}$/);
  expect([...files.keys()]).toEqual([
    `/languages/${areas}/shell.json`,
    `/languages/${areas}/help.json`,
    `/languages/${areas}/help.json.br`,
  ]);
  expect(JSON.parse(readFileSync(files.get(`/languages/${areas}/help.json`) ?? '', 'utf8'))).toEqual(long);
});

test('the folder of a language changes with any of its sentences and areas, and with no others', async () => {
  const { shell } = catalogs.EN;
  const before = await wordsOf(catalogs);
  const after = await wordsOf({ ...catalogs, EN: { ...catalogs.EN, shell: { hello: ['Hi'] } } });
  const renamed = await wordsOf({ ...catalogs, EN: { site: {}, start: shell, help: long } });
  const names = [before, after, renamed].map((words) => words.get('EN')?.areas);
  expect(new Set(names).size).toBe(3);
  expect(after.get('AR')?.areas).toBe(before.get('AR')?.areas);
});

test('a name for sentences is short, and has its language in front', () => {
  expect(wordsName('EN', 'one')).toMatch(/^EN\.[0-9a-f]{8}$/);
  expect(wordsName('EN', 'one')).not.toBe(wordsName('EN', 'two'));
});
