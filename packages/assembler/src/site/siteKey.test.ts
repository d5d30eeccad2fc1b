import { fixtureTenantFile, flatPng } from '@baize/tenant/testing';
import { appendFile, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeFixtureRelease } from '../testing/fixtureRelease.ts';
import { openWorkshop } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';
import * as code from './codeVersion.ts';

const drawing = (color: string, viewBox = '0 0 64 64') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="64" height="64" fill="${color}"/></svg>`;
const words = (suffix: string) =>
  ['title', 'line'].map((part) => `msgid "banner.w_home.first.${part}"\nmsgstr "${part} ${suffix}"`).join('\n\n');
const banner = { id: 'first', image: 'first.svg', imageNarrow: 'photo.png' };

const before: Record<string, string | Uint8Array> = {
  'tenant.json': JSON.stringify(fixtureTenantFile('alpha')),
  'brand/tokens.json': '{"shared":{"radius-small":{"$type":"dimension","$value":{"value":2,"unit":"px"}}}}',
  'banners/banners.json': JSON.stringify({ w_home: [banner] }),
  'banners/w_home/first.svg': drawing('#111', '0 0 2100 900'),
  'banners/w_home/photo.png': flatPng(800, 1000),
  'messages/EN.po': words('one'),
  'messages/AR.po': words('one'),
};

const tenantChanges: Record<string, string | Uint8Array> = {
  'tenant.json': JSON.stringify({ ...fixtureTenantFile('alpha'), brandName: 'Another' }),
  'brand/tokens.json': '{"shared":{"radius-small":{"$type":"dimension","$value":{"value":3,"unit":"px"}}}}',
  'brand/logo.svg': drawing('#222'),
  'brand/logo-dark.svg': drawing('#333'),
  'brand/favicon.svg': drawing('#444'),
  'brand/icon.png': flatPng(600, 600),
  'brand/share.png': Buffer.concat([flatPng(1200, 630), Buffer.from(' ')]),
  'banners/banners.json': JSON.stringify({ w_home: [{ ...banner, to: 'login' }] }),
  'banners/w_home/first.svg': drawing('#555', '0 0 2100 900'),
  'banners/w_home/photo.png': flatPng(880, 1100),
  'messages/EN.po': words('two'),
  'messages/AR.po': words('two'),
};

const releaseChanges: Record<string, string> = {
  'boot.js': 'document.documentElement.dataset.boot="2"',
  'client/main-1.js': 'console.log("another main")',
  'catalogs/AR/shell.json': '{"help.age":["عمر"]}',
};

let workshop: Workshop;

// One workshop for all tests: its pictures are made once.
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => workshop.close());

const stateOf = async (changes: Readonly<Record<string, string | Uint8Array>>, release = 'release') => {
  const { sites } = await workshop.run([await workshop.load('alpha', { ...before, ...changes })], { release });
  return sites[0]?.state;
};

test('a site is left alone when nothing it is made of has changed, whatever else has', async () => {
  expect(await stateOf({})).toBe('written');
  expect(await stateOf({ 'sandbox.json': '{"currency":"EUR"}', 'README.md': 'Another text.' })).toBe('unchanged');
});

test.each(Object.entries(tenantChanges))('a changed %s makes another site', async (path, content) => {
  await stateOf({});
  expect(await stateOf({ [path]: content })).toBe('written');
  expect(await stateOf({ [path]: content })).toBe('unchanged');
});

test.each(Object.entries(releaseChanges))('a release whose %s is another makes another site', async (path, content) => {
  await stateOf({});
  await writeFixtureRelease(join(workshop.dir, 'next'), { [path]: content });
  expect(await stateOf({}, 'next')).toBe('written');
});

test('another release id alone makes another site', async () => {
  await stateOf({});
  await writeFixtureRelease(join(workshop.dir, 'next'), {}, { id: 'another' });
  expect(await stateOf({}, 'next')).toBe('written');
});

test('a changed font under the same name makes another site', async () => {
  const tenant = await workshop.load('alpha', before);
  const [font] = tenant.theme.fonts;
  if (!font) throw new Error('The theme of the fixture has no face.');
  const file = join(workshop.dir, 'face.woff2');
  await cp(new URL(font.file), file);
  const ownFace = { ...tenant, theme: { ...tenant.theme, fonts: [{ ...font, file: pathToFileURL(file).href }] } };
  await workshop.run([ownFace]);
  await appendFile(file, ' ');
  expect((await workshop.run([ownFace])).sites[0]?.state).toBe('written');
});

test('another version of the assembler makes another site', async () => {
  await stateOf({});
  vi.spyOn(code, 'codeVersion').mockReturnValue('another');
  expect(await stateOf({})).toBe('written');
});

test('the code’s version covers all of its folders', () => {
  expect(code.codeVersion()).toMatch(/^[0-9a-f]{64}$/);
  expect(code.codeVersion()).not.toBe(code.versionOf([import.meta.dirname]));
});

test('the version depends on every source file, and on nothing else', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'baize-version-'));
  try {
    await mkdir(join(dir, 'deep'));
    await writeFile(join(dir, 'one.ts'), '1');
    const first = code.versionOf([dir]);
    for (const name of ['one.test.ts', 'one.ts.orig']) await writeFile(join(dir, name), '1');
    expect(code.versionOf([dir])).toBe(first);
    await writeFile(join(dir, 'deep/two.ts'), '2');
    const second = code.versionOf([dir]);
    expect(second).not.toBe(first);
    await writeFile(join(dir, 'deep/two.ts'), '3');
    const third = code.versionOf([dir]);
    expect(third).not.toBe(second);
    await rename(join(dir, 'deep/two.ts'), join(dir, 'deep/three.ts'));
    expect(code.versionOf([dir])).not.toBe(third);
  } finally {
    await rm(dir, { recursive: true });
  }
});
