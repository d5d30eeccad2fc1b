import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFixtureTenant } from '../testing/fixtureTenant.ts';
import { loadMerchants } from './loadMerchants.ts';
import { loadSandbox } from './loadSandbox.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-sandbox-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a folder without a sandbox file is a merchant with every default', async () => {
  await writeFixtureTenant(dir, 'alpha');
  const { merchants, diagnostics } = await loadMerchants(dir);
  expect(diagnostics).toEqual([]);
  expect(merchants).toMatchObject([
    {
      id: 'alpha',
      languages: ['EN', 'AR'],
      sandbox: { currency: 'USD', timeZone: 'UTC', flags: {}, resources: [], games: {} },
    },
  ]);
});

test('a merchant is what its sandbox says; a wrong flag or time zone is told', async () => {
  const folder = await writeFixtureTenant(dir, 'alpha', {
    'sandbox.json': '{"currency":"VND","flags":{"freePlay":false}}',
  });
  expect(loadSandbox(folder).sandbox).toMatchObject({ currency: 'VND', flags: { freePlay: false } });
  await writeFixtureTenant(dir, 'alpha', { 'sandbox.json': '{"timeZone":"Mars/Base","flags":{"freePlya":true}}' });
  const { sandbox, diagnostics } = loadSandbox(folder);
  expect(sandbox).toBeUndefined();
  expect(diagnostics.map(({ fix }) => fix)).toEqual([
    'An IANA time zone such as "Asia/Shanghai".',
    'Did you mean "freePlay"?',
  ]);
  await writeFixtureTenant(dir, 'beta', { 'tenant.json': '{' });
  const broken = await loadMerchants(dir);
  expect(broken.merchants).toEqual([]);
  expect(broken.diagnostics.map(({ code }) => code)).toEqual(['wrong-value', 'unknown-key', 'json-syntax']);
});

test('a missing tenants folder yields no merchants', async () => {
  expect(await loadMerchants(join(dir, 'nowhere'))).toEqual({ merchants: [], diagnostics: [] });
});
