import { mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFixtureTenant } from '../testing/fixtureTenant.ts';
import { loadTenant } from './loadTenant.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-names-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('unused files are reported with the likely intended name; dot files are not', async () => {
  const names = ['README.md.bak', 'sandbx.json', 'tenant.jsn', 'messages/EN.p', 'messages/EN.po.orig', '.DS_Store'];
  const folder = await writeFixtureTenant(dir, 'alpha', Object.fromEntries(names.map((name) => [name, 'x'])));
  const { diagnostics } = await loadTenant(folder);
  expect(diagnostics.every(({ code, severity }) => code === 'unknown-file' && severity === 'warning')).toBe(true);
  const fixes = diagnostics.map(({ file, fix }) => [file.slice(folder.length + 1), fix]);
  expect(Object.fromEntries(fixes)).toEqual({
    'README.md.bak': 'Remove it, or keep it outside the tenant folder.',
    'sandbx.json': 'Did you mean "sandbox.json"?',
    'tenant.jsn': 'Did you mean "tenant.json"?',
    'messages/EN.p': 'Did you mean "EN.po"?',
    'messages/EN.po.orig': 'Remove it, or keep it outside the tenant folder.',
  });
});

test('a missing brand picture is not matched to unrelated files', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha', { 'brand/notes.txt': 'x' });
  await unlink(join(folder, 'brand/icon.png'));
  const [missing, unread] = (await loadTenant(folder)).diagnostics;
  expect([missing?.fix, unread?.code]).toEqual(['Add the picture under this name.', 'unknown-file']);
});

test('a link into a folder that only begins with the same name leads out, one within the folder does not', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha');
  const other = await writeFixtureTenant(dir, 'alphabet');
  for (const [target, codes] of [
    [other, ['outside-link']],
    [folder, []],
  ] as const) {
    await rm(join(folder, 'brand/logo.svg'));
    await symlink(join(target, 'brand/logo-dark.svg'), join(folder, 'brand/logo.svg'));
    expect((await loadTenant(folder)).diagnostics.map(({ code }) => code)).toEqual(codes);
  }
});

test('a link out of the folder hides no other mistake in it', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha');
  for (const name of ['logo.svg', 'share.png']) await unlink(join(folder, 'brand', name));
  for (const name of ['logo.svg', 'extra.png']) await symlink('/nowhere', join(folder, 'brand', name));
  const codes = (await loadTenant(folder)).diagnostics.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['missing-file', 'outside-link', 'outside-link']);
});
