import { composeTheme } from '@baize/theme/compose';
import { lacquer } from '@baize/theme-lacquer';
import { neon } from '@baize/theme-neon';
import { mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { printDiagnostics } from '../diagnostics/printDiagnostics.ts';
import { fixtureTenantFile, writeFixtureTenant } from '../testing/fixtureTenant.ts';
import { flatPng } from '../testing/flatPng.ts';
import { loadTenant } from './loadTenant.ts';
import type { ReleaseFacts } from './releaseFacts.ts';

const release: ReleaseFacts = {
  messages: { 'login.title': [], 'games.count': ['count'] },
  tokens: [],
  languages: ['EN', 'AR'],
  bannerGroups: ['w_home'],
  themes: ['lacquer', 'neon'],
  routes: { home: {} },
};

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-tenant-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const fileWith = (changes: Record<string, unknown>): string =>
  JSON.stringify({ ...fixtureTenantFile('alpha'), ...changes }, null, 2);

const loaded = async (changes: Record<string, string | Uint8Array>) => {
  const folder = await writeFixtureTenant(dir, 'alpha', changes);
  const { diagnostics, document } = await loadTenant(folder, { release });
  return {
    document,
    folder,
    found: diagnostics.map(
      ({ code, file, line, column }) => `${file.slice(folder.length + 1)}:${line}:${column} ${code}`,
    ),
  };
};

test('a folder without problems gives a document, its words and its theme; the id is the folder’s name unless it says otherwise', async () => {
  const { found, document } = await loaded({});
  expect(found).toEqual([]);
  expect(document).toMatchObject({ id: 'alpha', brandName: 'Brand alpha', defaultLanguage: 'EN', termsTicked: true });
  expect(document?.banners.w_home?.[0]).toMatchObject({
    id: 'first',
    image: { src: '/banners/w_home/first.svg', width: 1680, height: 720 },
  });
  const { logo, logoDark } = document?.brand ?? {};
  expect([logo, logoDark]).toEqual(
    ['logo', 'logo-dark'].map((name) => ({ src: `/brand/${name}.svg`, width: 120, height: 32 })),
  );
  expect((await loaded({ 'tenant.json': fileWith({ id: 'other' }) })).document?.id).toBe('other');
});

test.each(['EU', 'BR'])(
  'the terms box starts empty under %s, and a file that ticks it is refused [REQ-123] (D14)',
  async (jurisdiction) => {
    const { found, document } = await loaded({ 'tenant.json': fileWith({ jurisdiction }) });
    expect([found, document?.termsTicked]).toEqual([[], false]);
    const ticked = await loaded({ 'tenant.json': fileWith({ jurisdiction, termsTicked: true }) });
    expect(ticked.found).toEqual([expect.stringMatching(/^tenant\.json:\d+:\d+ wrong-value$/u)]);
    const none = await loaded({ 'tenant.json': fileWith({ jurisdiction: 'none', termsTicked: true }) });
    expect([none.found, none.document?.termsTicked]).toEqual([[], true]);
  },
);

test('ten mistakes in a folder are ten diagnostics, each at its place', async () => {
  const { found } = await loaded({
    'tenant.json': fileWith({
      brandNmae: 'typed wrong',
      theme: 'laquer',
      origins: { frames: ['https://games.example/path'], images: [], chat: [] },
    }),
    'brand/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  <script>alert(1)</script></svg>',
    'brand/share.png': flatPng(800, 600),
    'brand/tokens.json': '{\n  "dark": { "surfase": { "$value": "#000" } }\n}',
    'banners/banners.json': '{"w_home":[{"id":"first","image":"first.svg","to":"hoem"}]}',
    'messages/AR.po':
      'msgid "banner.w_home.first.title"\nmsgstr "A"\n\nmsgid "banner.w_home.first.lien"\nmsgstr "A line"\n\nmsgid "games.count"\nmsgstr "{cuont}"',
    'sandbox.json': '{"currency":"CNYY"}',
  });
  expect(found.sort()).toEqual([
    'banners/banners.json:1:51 wrong-value',
    'brand/logo.svg:2:3 unsafe-svg',
    'brand/share.png:1:1 wrong-size',
    'brand/tokens.json:2:13 unknown-token',
    'messages/AR.po:4:1 unknown-message',
    'messages/AR.po:8:9 wrong-variable',
    'sandbox.json:1:13 wrong-value',
    'tenant.json:19:7 wrong-value',
    'tenant.json:27:3 unknown-key',
    'tenant.json:9:12 wrong-value',
  ]);
});

const found = async (changes: Record<string, string>) => (await loaded(changes)).found;

test('each kind of problem is told where it stands', async () => {
  expect(await found({ 'tenant.json': '{\n  "format": 1,,\n}' })).toEqual(['tenant.json:2:15 json-syntax']);
  expect(await found({ 'tenant.json': `\uFEFF${fileWith({ theme: 'laquer' })}` })).toEqual([
    'tenant.json:1:1 byte-order-mark',
    'tenant.json:9:12 wrong-value',
  ]);
  expect(await found({ 'tenant.json': fileWith({ supportEmail: undefined }) })).toEqual([
    'tenant.json:1:1 missing-field',
  ]);
  expect(await found({ 'tenant.json': fileWith({ defaultLanguage: 'VI' }) })).toEqual([
    'tenant.json:8:22 language-not-offered',
  ]);
  expect(await found({ 'tenant.json': fileWith({ languages: ['EN', 'AR', 'TY', 'TH'] }) })).toEqual([
    'tenant.json:8:5 language-not-offered',
  ]);
  expect(await found({ 'tenant.json': fileWith({}), 'messages/EN.po': 'msgid "login.titel"\nmsgstr "x"' })).toEqual([
    'messages/EN.po:1:1 unknown-message',
    'messages/EN.po:1:1 missing-words',
  ]);
  expect(await found({ 'tenant.json': fileWith({ languages: ['EN', 'XX'], defaultLanguage: 'AR' }) })).toEqual([
    'tenant.json:6:5 wrong-value',
    'tenant.json:8:22 language-not-offered',
  ]);
  expect(
    await found({
      'tenant.json': '{',
      'banners/banners.json': '[',
      'messages/EN.po': 'msgid "login.title"\nmsgstr "{a"',
    }),
  ).toEqual([
    'tenant.json:1:2 json-syntax',
    'banners/banners.json:1:2 json-syntax',
    'messages/EN.po:2:11 message-syntax',
  ]);
  await rm(dir, { recursive: true });
  expect(await found({ 'messages/EM.po': 'msgid "login.title"\nmsgstr "x"' })).toEqual([
    'messages/EM.po:1:1 unknown-language',
  ]);
});

test('a theme that the release has not is an error, a link of the footer to a page that it has not a warning', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha', { 'tenant.json': fileWith({ footer: ['home', 'down'] }) });
  const { diagnostics } = await loadTenant(folder, { release: { ...release, themes: ['neon'] } });
  expect(diagnostics.map(({ severity, line, column, message, fix }) => [severity, line, column, message, fix])).toEqual(
    [
      ['error', 9, 12, 'The release has no theme "lacquer".', 'Use one of: neon.'],
      [
        'warning',
        31,
        5,
        '"footer" names a page that this release has not: down.',
        'It is left out until a release has it; this one has home.',
      ],
    ],
  );
});

test('a picture that is too heavy and a slide that stands twice are told', async () => {
  const heavy = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>${'x'.repeat(30_000)}</desc></svg>`;
  const slide = { id: 'first', image: 'first.svg' };
  expect(
    await found({ 'brand/logo.svg': heavy, 'banners/banners.json': JSON.stringify({ w_home: [slide, slide] }) }),
  ).toEqual(['brand/logo.svg:1:1 too-heavy', 'banners/banners.json:1:53 duplicate-banner']);
});

test('a file that is missing is told by what it is for', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha');
  for (const name of ['logo.svg', 'favicon.svg', 'icon.png']) await unlink(join(folder, 'brand', name));
  const { diagnostics } = await loadTenant(folder);
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['missing-file', 'The file is missing: the mark in a browser tab.'],
    ['missing-file', 'The file is missing: the mark on a home screen.'],
    ['missing-file', 'The file is missing: the wordmark on light surfaces.'],
  ]);
  const nowhere = join(dir, 'nowhere');
  expect((await loadTenant(nowhere)).diagnostics).toMatchObject([
    {
      file: join(nowhere, 'tenant.json'),
      code: 'missing-file',
      message: 'The file is missing.',
      fix: 'Copy the folder _template, or run "baize tenant new".',
    },
  ]);
});

test('an override that cannot be read on its ground is told once, by its worst pair and how many there are', async () => {
  const overrides = { light: { text: { $value: '#eeeeee' } } };
  const folder = await writeFixtureTenant(dir, 'alpha', { 'brand/tokens.json': JSON.stringify(overrides) });
  const { diagnostics } = await loadTenant(folder);
  expect(diagnostics.map(({ file, line, column, code }) => [file, line, column, code])).toEqual([
    [join(folder, 'brand/tokens.json'), 1, 28, 'low-contrast'],
  ]);
  const failed = composeTheme({ theme: lacquer, overrides }).contrast;
  const [worst] = failed.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  expect(diagnostics[0]?.message).toContain(`on "${worst?.pair.background}"`);
  expect(diagnostics[0]?.message).toContain(
    `a contrast of ${worst?.ratio}; 4.5 is the least (and ${failed.length - 1} more)`,
  );
  expect(diagnostics[0]?.fix).toContain('Choose a colour for "text"');
});

test('a diagnostic reads as place, problem and fix', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha', { 'tenant.json': fileWith({ theme: 'laquer' }) });
  const { diagnostics } = await loadTenant(folder);
  expect(printDiagnostics(diagnostics, { from: folder })).toBe(
    'tenant.json:9:12  error  "theme" is "laquer", which is not one of its values.  wrong-value\n    Did you mean "lacquer"?\n\n1 error\n',
  );
  expect(printDiagnostics([])).toBe('');
});

test('a theme brings the fonts of the scripts that the site offers, and no others', async () => {
  const { tenant } = await loadTenant(await writeFixtureTenant(dir, 'alpha'));
  const scripts = Array.from(tenant?.theme.css.matchAll(/\[lang=([\w-]+)\]/g) ?? [], ([, tag]) => tag);
  expect(scripts).toEqual(['ar']);
  expect(tenant?.theme.ground.dark).toMatch(/^#[0-9a-f]{6}$/);
  expect(tenant?.theme.ground.light).not.toBe(tenant?.theme.ground.dark);
});

test('a tenant has its own words by language, told where they are, and the theme that it names', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha', { 'tenant.json': fileWith({ theme: 'neon' }) });
  const { tenant } = await loadTenant(folder);
  expect(tenant?.document.words).toEqual({ EN: { areas: 'EN', own: 'EN' }, AR: { areas: 'AR', own: 'AR' } });
  expect(tenant?.messages.AR).toEqual({
    'banner.w_home.first.title': ['A title AR'],
    'banner.w_home.first.line': ['A line AR'],
  });
  expect(tenant?.theme.fonts).toBe(neon.fonts);
});

test('a pattern to copy needs no name of a merchant, and what cannot be read is not judged by its folder’s name', async () => {
  expect(
    (await loadTenant(await writeFixtureTenant(dir, '_template', { 'tenant.json': fileWith({}) }))).diagnostics,
  ).toEqual([]);
  const broken = await writeFixtureTenant(dir, 'Two Words', { 'tenant.json': '{' });
  expect((await loadTenant(broken)).diagnostics.map(({ code }) => code)).toEqual(['json-syntax']);
});

test('where no language can be read, only that is told, and a file of words is known by its whole name', async () => {
  expect(await found({ 'tenant.json': fileWith({ languages: 'EN' }) })).toEqual(['tenant.json:4:16 wrong-type']);
  await rm(dir, { recursive: true });
  expect(await found({ 'messages/VI.PO': '' })).toEqual(['messages/VI.PO:1:1 wrong-case']);
});

test('a warning is told and stops nothing; with an error there is no tenant', async () => {
  const warned = await loadTenant(await writeFixtureTenant(dir, 'alpha', { 'notes.txt': 'x' }));
  expect(warned.diagnostics.map(({ severity, code }) => [severity, code])).toEqual([['warning', 'unknown-file']]);
  expect(warned.tenant?.document.id).toBe('alpha');
  const failed = await loadTenant(await writeFixtureTenant(dir, 'alpha', { 'sandbox.json': '{"currency":"X"}' }));
  expect([failed.tenant, failed.document]).toEqual([undefined, undefined]);
});

test.each([
  ['brand/icon.png', flatPng(512, 512), flatPng(511, 511)],
  ['brand/icon.png', flatPng(520, 520), flatPng(520, 519)],
  ['brand/share.png', flatPng(1200, 630), flatPng(1200, 631)],
  ['brand/share.png', flatPng(1200, 630), flatPng(1199, 630)],
])('%s may have the size that is asked for and no pixel less or more', async (path, good, bad) => {
  expect((await loaded({ [path]: good })).found).toEqual([]);
  expect((await loaded({ [path]: bad })).found).toEqual([`${path}:1:1 wrong-size`]);
});

test('a picture may weigh all of its kilobytes, of 1024 bytes each, and no byte more', async () => {
  const [head, tail] = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>', '</desc></svg>'];
  const weighing = (bytes: number) => `${head}${'x'.repeat(bytes - head.length - tail.length)}${tail}`;
  expect((await loaded({ 'brand/logo.svg': weighing(24 * 1024) })).found).toEqual([]);
  expect((await loaded({ 'brand/logo.svg': weighing(24 * 1024 + 1) })).found).toEqual(['brand/logo.svg:1:1 too-heavy']);
});

test('a document omits fields that only assembly uses', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha');
  const file = join(folder, 'tenant.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"format"', '"brandColor":"#803020","format"'));
  const { document } = await loadTenant(folder);
  expect(document).not.toHaveProperty('brandColor');
  expect(document).not.toHaveProperty('$schema');
});
