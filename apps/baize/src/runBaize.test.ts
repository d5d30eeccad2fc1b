import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeFixtureRelease } from '@baize/assembler/testing';
import { loadTenant, listTenants } from '@baize/tenant';
import { fixtureTenantFile, writeFixtureTenant } from '@baize/tenant/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runBaize } from './runBaize.ts';
import { sourceFolders } from './terminal/folders.ts';
import type { Terminal } from './terminal/terminal.types.ts';

const root = join(import.meta.dirname, '../../..');
const ownTenants = join(root, 'tenants');

let dir = '';
let template = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-command-'));
  const { id: _, ...file } = fixtureTenantFile('template');
  const tenant = JSON.stringify({ $schema: '../../packages/tenant/tenant.schema.json', ...file, domains: [] });
  const usual = await writeFixtureTenant(dir, 'words');
  const words = await readFile(join(usual, 'messages/EN.po'), 'utf8');
  const banners = JSON.parse(await readFile(join(usual, 'banners/banners.json'), 'utf8')) as object;
  template = await writeFixtureTenant(join(dir, 'tenants'), '_template', {
    'tenant.json': tenant,
    'messages/ES.po': words,
    'sandbox.json': '{"$schema": "../../packages/tenant/sandbox.schema.json", "currency": "USD"}',
    'banners/banners.json': `{"$schema": "../../packages/tenant/banners.schema.json", ${JSON.stringify(banners).slice(1)}`,
  });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const run = async (args: string[], answers?: string[]) => {
  const said = { out: '', error: '', asked: [] as string[] };
  const terminal: Terminal = {
    out: (text) => void (said.out += text),
    error: (text) => void (said.error += text),
    ...(answers && {
      ask: (question) => {
        said.asked.push(question);
        return Promise.resolve(answers.shift() ?? '');
      },
    }),
    color: false,
    cwd: dir,
    env: {
      BAIZE_TENANTS: join(dir, 'tenants'),
      BAIZE_SITES: join(dir, 'sites'),
      BAIZE_RELEASE: join(dir, 'release'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere',
    },
  };
  return { code: await runBaize(args, terminal), ...said };
};

const tenantFile = async (id: string) =>
  JSON.parse(await readFile(join(dir, 'tenants', id, 'tenant.json'), 'utf8')) as Record<string, unknown>;

test('a new tenant asks six things and writes a folder without problems', async () => {
  const { code, asked } = await run(['tenant', 'new'], ['Nova!', 'nova', '', 'EN, ES', 'neon', '#7a3cff', '']);
  expect(asked.length).toBe(7);
  expect(code).toBe(0);
  expect(await tenantFile('nova')).toMatchObject({
    id: 'nova',
    brandName: 'Nova',
    languages: ['EN', 'ES'],
    defaultLanguage: 'EN',
    theme: 'neon',
    brandColor: '#7a3cff',
    supportEmail: 'support@nova.example',
  });
  expect((await run(['tenant', 'check', 'nova'])).code).toBe(0);
  for (const name of ['tenant.json', 'sandbox.json', 'banners/banners.json']) {
    const file = join(dir, 'tenants/nova', name);
    const { $schema } = JSON.parse(await readFile(file, 'utf8')) as { $schema: string };
    expect([name, existsSync(join(dirname(file), $schema))]).toEqual([name, true]);
  }
});

test('a new tenant needs nobody to answer when the options say it all', async () => {
  expect((await run(['tenant', 'new', '--id', 'solo'])).code).toBe(0);
  expect(await run(['tenant', 'new', '--name', 'Nobody'])).toMatchObject({ code: 2 });
  expect((await run(['tenant', 'new', '--id', 'solo'])).error).toContain('exists already');
});

test('a folder copied from the template with only its tenant.json edited is a merchant of its own', async () => {
  const copy = join(dir, 'tenants', 'fourth');
  await cp(template, copy, { recursive: true });
  const file = JSON.parse(await readFile(join(copy, 'tenant.json'), 'utf8')) as Record<string, unknown>;
  await writeFile(join(copy, 'tenant.json'), JSON.stringify({ ...file, brandName: 'Fourth' }));
  const { document, diagnostics } = await loadTenant(copy);
  expect(diagnostics).toEqual([]);
  expect(document).toMatchObject({ id: 'fourth', brandName: 'Fourth' });
});

test('a check prints place, problem and fix, and fails', async () => {
  await run(['tenant', 'new', '--id', 'nova']);
  const file = join(dir, 'tenants/nova/tenant.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"theme"', '"thme"'));
  const { code, out } = await run(['tenant', 'check', '--all']);
  expect(code).toBe(1);
  expect(out).toContain('tenants/nova/tenant.json:8:3  error  "thme" is not a known field.');
  expect(out).toContain('Did you mean "theme"?');
});

test('a check tells a brand colour that contrast moved, and passes', async () => {
  await run(['tenant', 'new', '--id', 'nova', '--color', '#ffff00']);
  const { code, out } = await run(['tenant', 'check', 'nova']);
  expect(code).toBe(0);
  expect(out).toContain('warning  The main action shows #ffff00 in the light scheme as #');
});

test('what is not understood is answered with what was meant', async () => {
  expect(await run(['tenant', 'chek'])).toMatchObject({ code: 2 });
  expect((await run(['tenant', 'chek'])).error).toContain('Did you mean "tenant check"?');
  await run(['tenant', 'new', '--id', 'nova']);
  expect((await run(['tenant', 'check', 'nvoa'])).error).toContain('Did you mean "nova"?');
  expect((await run(['assemble', '--ot', 'x'])).code).toBe(2);
  expect((await run(['--help'])).out).toContain('baize tenant new');
});

test('assembling without a release says what to do first', async () => {
  expect(await run(['assemble'])).toMatchObject({
    code: 1,
    error: expect.stringContaining('build the portal first') as string,
  });
});

test.each([
  ['tenants', 'the tenants'],
  ['release/..', 'the tenants'],
  ['release', 'the release'],
  [join(root, 'apps/site'), 'the sources of Baize'],
  [root, 'the sources of Baize'],
])('sites are not written to %s, which holds %s', async (out, what) => {
  await writeFixtureRelease(join(dir, 'release'));
  await writeFixtureTenant(join(dir, 'tenants'), 'alpha');
  const before = (await readdir(dir, { recursive: true })).sort();
  expect(await run(['assemble', '--out', out])).toMatchObject({
    code: 1,
    error: expect.stringContaining(`overlaps with ${what}`) as string,
  });
  expect((await readdir(dir, { recursive: true })).sort()).toEqual(before);
});

test.runIf(existsSync(join(root, '.git')))('every folder of the sources is known as one', () => {
  const tracked = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], { cwd: root, encoding: 'utf8' });
  for (const folder of tracked.split('\n').filter(Boolean)) expect(sourceFolders).toContain(folder);
});

test('sites are written where the command line says, and only there', async () => {
  await writeFixtureRelease(join(dir, 'release'));
  await writeFixtureTenant(join(dir, 'tenants'), 'alpha');
  const { code, out } = await run(['assemble', 'alpha', '--out', 'site']);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^alpha {2}written {2}\d+ ms\n$/) as string });
  expect(existsSync(join(dir, 'site/alpha/index.html'))).toBe(true);
});

test('sites are not written while a folder has errors, and warnings are counted', async () => {
  await writeFixtureRelease(join(dir, 'release'));
  await writeFixtureTenant(join(dir, 'tenants'), 'alpha');
  const beta = await writeFixtureTenant(join(dir, 'tenants'), 'beta');
  await rm(join(beta, 'brand/logo.svg'));
  expect(await run(['assemble'])).toMatchObject({ code: 1, error: expect.stringContaining('logo.svg') as string });
  expect(existsSync(join(dir, 'sites'))).toBe(false);
});

test('of the named sites only those are written; of all, those without a tenant go', async () => {
  await writeFixtureRelease(join(dir, 'release'));
  for (const id of ['alpha', 'beta']) await writeFixtureTenant(join(dir, 'tenants'), id);
  await run(['assemble']);
  expect((await run(['assemble', 'alpha'])).out).toMatch(/^alpha {2}unchanged {2}\d+ ms\n$/);
  expect(existsSync(join(dir, 'sites/beta/index.html'))).toBe(true);
  await rm(join(dir, 'tenants/beta'), { recursive: true });
  expect((await run(['assemble'])).out).toContain('beta   removed\n');
  expect(existsSync(join(dir, 'sites/beta'))).toBe(false);
});

test('a check, a port and a folder that are not said rightly are refused', async () => {
  expect(await run(['tenant', 'check'])).toMatchObject({ code: 2, error: expect.stringContaining('--all') as string });
  const nowhere = { code: 2, error: expect.stringContaining('run "baize assemble" first') as string };
  expect(await run(['serve'])).toMatchObject(nowhere);
  const port = { code: 2, error: expect.stringContaining('"http" is not a port') as string };
  expect(await run(['serve', '--port', 'http', '--out', '.'])).toMatchObject(port);
});

test('a check tells what two folders must not both have', async () => {
  for (const id of ['alpha', 'beta']) {
    const tenant = JSON.stringify({ ...fixtureTenantFile(id), domains: ['www.one.example'] });
    await writeFixtureTenant(join(dir, 'tenants'), id, { 'tenant.json': tenant });
  }
  const { code, out } = await run(['tenant', 'check', 'alpha', 'beta']);
  expect([code, out]).toEqual([1, expect.stringContaining('www.one.example') as string]);
});

test('a page of the reference that is of another release does not pass', async () => {
  await writeFixtureRelease(join(dir, 'release'));
  await writeFile(join(dir, 'page.md'), 'old');
  const check = ['reference', '--check', '--page', 'page.md'];
  expect(await run(check)).toMatchObject({
    code: 1,
    error: expect.stringMatching('^page.md is out of date') as string,
  });
  expect(await run(['reference', '--page', 'page.md'])).toMatchObject({ code: 0 });
  expect(await run(check)).toMatchObject({ code: 0, error: '' });
});

test('every tenant of this checkout has no errors', async () => {
  const names = (await readdir(ownTenants).catch(() => [])).filter((name) => name === '_template');
  const folders = [...(await listTenants(ownTenants)), ...names.map((name) => ({ name, dir: join(ownTenants, name) }))];
  for (const { name, dir } of folders) {
    const { diagnostics } = await loadTenant(dir);
    expect({ [name]: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ [name]: [] });
  }
});
