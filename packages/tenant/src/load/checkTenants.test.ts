import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTenants } from './checkTenants.ts';
import { listTenants } from './listTenants.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-tenants-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const write = async (name: string, file: object | undefined) => {
  await mkdir(join(dir, name));
  if (file !== undefined) await writeFile(join(dir, name, 'tenant.json'), JSON.stringify(file, null, 1));
};
const told = async () => {
  const found = checkTenants(await listTenants(dir));
  return found.map(({ file, line, column, code, message, fix }) => ({
    at: `${file.slice(dir.length + 1)}:${line}:${column}`,
    code,
    message,
    fix,
  }));
};

test('merchants are the folders with a tenant.json, by name; a name with _ or . is a pattern', async () => {
  for (const name of ['gamma_1', 'alpha', '_template', '.hidden', 'beta']) await write(name, {});
  await write('empty', undefined);
  await writeFile(join(dir, 'tenant.json'), '{}');
  const dirs = ['alpha', 'beta', 'gamma_1'].map((name) => ({ name, dir: join(dir, name) }));
  expect(await listTenants(dir)).toEqual(dirs);
  expect(await listTenants(join(dir, 'nowhere'))).toEqual([]);
});

test('of two folders that claim the same id or domain the later is told, at its own claim', async () => {
  await write('alpha', { domains: ['alpha.example', 'www.alpha.example'] });
  await write('beta', { id: 'alpha', domains: ['beta.example', 'WWW.alpha.example'] });
  await write('gamma', { id: 'other' });
  await write('other', {});
  await write('zeta', { id: 'alpha' });
  expect(await told()).toEqual([
    {
      at: 'beta/tenant.json:2:8',
      code: 'duplicate-id',
      message: 'The id "alpha" already belongs to the folder alpha.',
      fix: 'Give each merchant an id of its own.',
    },
    {
      at: 'beta/tenant.json:5:3',
      code: 'duplicate-domain',
      message: 'The domain "www.alpha.example" already belongs to the folder alpha.',
      fix: 'Give each merchant domains of its own.',
    },
    {
      at: 'other/tenant.json:1:1',
      code: 'duplicate-id',
      message: 'The id "other" already belongs to the folder gamma.',
      fix: 'Give each merchant an id of its own.',
    },
    {
      at: 'zeta/tenant.json:2:8',
      code: 'duplicate-id',
      message: 'The id "alpha" already belongs to the folder alpha.',
      fix: 'Give each merchant an id of its own.',
    },
  ]);
});

test('duplicates and invalid values within one folder are left to its own check', async () => {
  await write('alpha', { domains: ['a.example', 'a.example', 7, 'beta'] });
  await write('beta', { id: 5, domains: 'a.example' });
  await write('delta', { domains: [7] });
  await write('gamma', { domains: [7] });
  await writeFile(join(dir, 'gamma/tenant.json'), '');
  expect(await told()).toEqual([]);
});
