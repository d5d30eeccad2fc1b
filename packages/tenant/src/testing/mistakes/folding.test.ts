import { Buffer } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printDiagnostics } from '../../diagnostics/printDiagnostics.ts';
import { loadTenant } from '../../load/loadTenant.ts';
import { all, change, move, remove, replace } from './edits.ts';
import type { Edit } from './mistake.types.ts';
import { sampleRelease, writeSampleFolder } from './sampleFolder.ts';

const banners = 'banners/banners.json';
let base = '';

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'baize-folding-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const codesAfter = async (edit: Edit, name = 'alpha'): Promise<string[]> => {
  const dir = await writeSampleFolder(base, name);
  await edit(dir);
  const { diagnostics } = await loadTenant(dir, { release: sampleRelease });
  return diagnostics.map(({ code }) => code);
};

test('two renamed slides are two diagnostics, however many sentences and languages they have', async () => {
  const renamed = ['first', 'second'].map((id) => replace(banners, `"id": "${id}"`, `"id": "new${id}"`));
  expect(await codesAfter(all(...renamed))).toEqual(['renamed-banner', 'renamed-banner']);
});

test('two renamed pictures are two diagnostics', async () => {
  const moved = ['first.svg', 'second.svg'].map((name) => move(`banners/w_home/${name}`, `banners/w_home/a-${name}`));
  expect(await codesAfter(all(...moved))).toEqual(['missing-file', 'missing-file']);
});

test('a mistyped group is one diagnostic, and so is an unknown group', async () => {
  expect(await codesAfter(replace(banners, '"w_home"', '"home"'))).toEqual(['unknown-key']);
  expect(await codesAfter(replace(banners, '"w_home"', '"slides"'))).toEqual(['unknown-key']);
});

test('a folder without banners, whose words are still there, is told once a slide', async () => {
  expect(await codesAfter(remove('banners'))).toEqual(['unknown-message', 'unknown-message', 'unknown-message']);
});

/** Replaces every occurrence of a text in both languages' messages. */
const inWords = (from: string, to: string): Edit => {
  const edit = (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString().replaceAll(from, to));
  return all(...['EN', 'AR'].map((code) => change(`messages/${code}.po`, edit)));
};

test('a slide is renamed only within its group, and may be called as one of another', async () => {
  expect(await codesAfter(replace(banners, '"id": "welcome"', '"id": "first"'))).toEqual(['renamed-banner']);
  await rm(base, { recursive: true });
  const dir = await writeSampleFolder(base, 'alpha');
  await inWords('w_login.welcome', 'w_home.gone')(dir);
  const { diagnostics } = await loadTenant(dir, { release: sampleRelease });
  expect(diagnostics.map(({ code }) => code)).toEqual(['missing-words', 'unknown-message', 'missing-words']);
  expect(diagnostics[0]?.message).toBe(
    'AR is offered but lacks the banner words banner.w_login.welcome.title, banner.w_login.welcome.line.',
  );
});

test('an unknown group hides no orphaned messages of another group', async () => {
  const edit = all(replace(banners, '"w_home"', '"slides"'), inWords('w_login.welcome', 'w_login.gone'));
  expect(await codesAfter(edit)).toEqual(['unknown-key', 'renamed-banner']);
});

test('a file of a newer format is the only thing that is told', async () => {
  const edit = all(replace('tenant.json', '"format": 1', '"format": 3'), remove('brand'), remove('banners'));
  expect(await codesAfter(edit)).toEqual(['newer-format']);
});

test.each([
  ['Alpha', 'wrong-id', 'Write "alpha".'],
  ['al pha', 'wrong-id', 'small letters, digits and hyphens'],
  ['a'.repeat(40), 'wrong-id', 'Use 2 to 31'],
  ['alpha-', 'wrong-id', 'beginning with a letter'],
  ['7up', 'wrong-id', 'beginning with a letter'],
  ['gateway', 'reserved-id', 'such as "gateway-play"'],
  ['games', 'reserved-id', 'such as "games-play"'],
  ['www', 'reserved-id', 'such as "www-play"'],
])('a folder called %s is told of, since its name is the id', async (name, code, fix) => {
  const dir = await writeSampleFolder(base, name);
  const { diagnostics } = await loadTenant(dir, { release: sampleRelease });
  expect(diagnostics).toMatchObject([
    {
      file: join(dir, 'tenant.json'),
      line: 1,
      column: 1,
      code,
      message: expect.stringContaining("The folder's name is the id of the merchant, but ") as string,
      fix: expect.stringContaining(fix) as string,
    },
  ]);
  await replace('tenant.json', '"format": 1,', '"format": 1, "id": "alpha",')(dir);
  expect((await loadTenant(dir, { release: sampleRelease })).diagnostics).toEqual([]);
});

test('many mistakes come in the same order each time, by part of the folder, line and column, and none twice', async () => {
  const dir = await writeSampleFolder(base, 'alpha');
  await all(
    replace('sandbox.json', '"USD"', '"USDD"'),
    replace('messages/EN.po', '{count, plural, one {# game} other {# games}}', '{cuont} of {cuont}'),
    replace(banners, '"to": "login"', '"to": "home"'),
    remove('brand/icon.png'),
    replace('tenant.json', '"lacquer"', '"laquer"'),
    replace('tenant.json', '"Brand alpha"', '" "'),
  )(dir);
  const runs = await Promise.all([1, 2, 3].map(() => loadTenant(dir, { release: sampleRelease })));
  const [first = '', ...others] = runs.map(({ diagnostics }) => printDiagnostics(diagnostics, { from: dir }));
  expect(first.match(/^\S+:\d+:\d+/gm)).toEqual([
    'tenant.json:3:16',
    'tenant.json:9:12',
    'brand/icon.png:1:1',
    'banners/banners.json:7:13',
    'messages/EN.po:7:9',
    'sandbox.json:2:15',
  ]);
  expect(others).toEqual([first, first]);
});

test('a name that would act on a terminal is printed as its code', async () => {
  const dir = await writeSampleFolder(base, 'alpha');
  await replace('tenant.json', '"Brand alpha"', '"\u202Elive\\u001B[31m"')(dir);
  const printed = printDiagnostics((await loadTenant(dir)).diagnostics, { from: dir });
  expect(printed).toContain('\\u{202E}live');
  expect(/[\p{Cc}\p{Cf}]/u.test(printed.replaceAll('\n', ''))).toBe(false);
});
