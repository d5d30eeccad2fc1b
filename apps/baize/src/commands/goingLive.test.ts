import { loadTenant } from '@baize/tenant';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const template = join(import.meta.dirname, '../../../../tenants/_template');
let dir = '';

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'baize-live-')), 'jade');
  if (existsSync(template)) await cp(template, dir, { recursive: true });
});
afterEach(() => rm(join(dir, '..'), { recursive: true }));

const told = async (domains: readonly string[]) => {
  const file = join(dir, 'tenant.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...facts, domains }));
  return (await loadTenant(dir)).diagnostics.map(({ code, file: at, message }) => {
    return [code, at.slice(dir.length + 1), /^"([^"]+)"/.exec(message)?.[1]];
  });
};

test.skipIf(!existsSync(template))('everything in the template that may not go live is told of', async () => {
  expect(await told([])).toEqual([]);
  expect(await told(['jade.example'])).toEqual([]);
  const texts = [
    'brandName',
    'supportEmail',
    'customerService',
    'origins.frames[0]',
    'licence.authority',
    'licence.number',
    'licence.url',
    'playResponsibly[0].name',
    'playResponsibly[0].url',
  ];
  const drawings = ['brand/favicon.svg', 'brand/logo-dark.svg', 'brand/logo.svg'];
  const all = [
    ...texts.map((name) => ['not-live', 'tenant.json', name]),
    ...drawings.map((name) => ['not-live', name, undefined]),
  ];
  const found = await told(['jade-palace.com']);
  expect(new Set(found.map(String))).toEqual(new Set(all.map(String)));
});
