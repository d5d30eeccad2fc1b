import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFixtureRelease } from '../testing/fixtureRelease.ts';
import { readRelease } from './readRelease.ts';

let dir = '';

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'baize-release-')), 'release');
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

test('a release is its manifest, its boot script, the files browsers load, its sentences and its renderer', async () => {
  await writeFixtureRelease(dir, {
    'client/manifest.json': '{}',
    'client/deep/face.woff2': 'face',
    'client/deep/manifest.json': '{}',
  });
  const release = await readRelease(dir);
  expect(release.dir).toBe(dir);
  expect(release.manifest).toMatchObject({ id: 'fixture', languages: ['EN', 'AR'] });
  expect(release.boot).toBe(readFileSync(join(dir, 'boot.js'), 'utf8'));
  expect(release.files).toEqual(['deep/face.woff2', 'deep/manifest.json', 'home-1.js', 'main-1.js', 'react-1.js']);
  expect(Object.keys(release.catalogs)).toEqual(['EN', 'AR']);
  expect(Object.keys(release.catalogs.EN ?? {})).toEqual(['catalogue', 'shell', 'site']);
  expect(release.catalogs.AR?.['shell']).toEqual({ 'help.age': ['من ', ['minimumAge']] });
  const shell = await release.renderShell({ document: {}, language: 'EN', messages: {}, page: 'neutral' } as never);
  expect(shell.html).toBe('<main></main>');
});

test('its fingerprint names every file and its content, wherever the release lies', async () => {
  await writeFixtureRelease(dir);
  const { fingerprint } = await readRelease(dir);
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
  const copy = join(dir, '../copy');
  await writeFixtureRelease(copy);
  expect((await readRelease(copy)).fingerprint).toBe(fingerprint);
  writeFileSync(join(copy, 'client/more.js'), '');
  const more = (await readRelease(copy)).fingerprint;
  writeFileSync(join(copy, 'client/more.js'), 'more');
  expect(new Set([fingerprint, more, (await readRelease(copy)).fingerprint]).size).toBe(3);
});

test('a missing release throws with the fix', async () => {
  await expect(readRelease(dir)).rejects.toThrow(`There is no release at ${dir}: build the portal first.`);
});

test('a release of another format throws with its mistakes', async () => {
  await writeFixtureRelease(dir, {}, { format: 2 } as never);
  await expect(readRelease(dir)).rejects.toThrow(
    /release\.json is not a release this assembler can read\. .*\n.*at format/,
  );
});

test.each([
  ['id', ''],
  ['entry', { script: 'main.js', styles: [] }],
  ['entry', { styles: [], preload: [], script: 1 }],
  ['routes', { home: { paths: ['/'] } }],
  ['routes', { home: { chunks: [] } }],
  ['routes', { nowhere: { paths: ['/'], chunks: [] } }],
  ['csp', { scripts: [] }],
  ['csp', { styles: [] }],
  ['csp', { scripts: [], styles: [], trustedTypes: 'one' }],
  ['messages', { 'site.title': 'brandName' }],
  ['tokens', 'surface-page'],
  ['bannerGroups', ['w_nowhere']],
  ['languages', ['XX']],
  ['themes', [1]],
])('a manifest is read strictly: %s as %j is refused', async (name, value) => {
  await writeFixtureRelease(dir, {}, { [name]: value });
  await expect(readRelease(dir)).rejects.toThrow('is not a release this assembler can read');
});

test('a page may name its policies for trusted types', async () => {
  await writeFixtureRelease(dir, {}, { csp: { scripts: ['a'], styles: ['b'], trustedTypes: ['c'] } });
  expect((await readRelease(dir)).manifest.csp).toEqual({ scripts: ['a'], styles: ['b'], trustedTypes: ['c'] });
});
