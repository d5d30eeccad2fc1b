import { writeFixtureRelease } from '@baize/assembler/testing';
import { fixtureTenantFile, writeFixtureTenant } from '@baize/tenant/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runBaize } from '../runBaize.ts';

let dir = '';
let env: Record<string, string> = {};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-new-'));
  env = { BAIZE_TENANTS: join(dir, 'tenants'), BAIZE_SITES: join(dir, 'sites'), BAIZE_RELEASE: join(dir, 'release') };
  const words = await readFile(join(await writeFixtureTenant(dir, 'words'), 'messages/EN.po'), 'utf8');
  await writeFixtureTenant(join(dir, 'tenants'), '_template', {
    'tenant.json': JSON.stringify({ ...fixtureTenantFile('template'), domains: [] }),
    'sandbox.json': '{"currency":"USD"}',
    'messages/ES.po': words,
    'messages/VI.po': words,
  });
  await writeFixtureRelease(join(dir, 'release'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const newTenant = async (args: string[], ask?: (question: string) => Promise<string>) => {
  const said = { out: '', error: '' };
  const code = await runBaize(['tenant', 'new', ...args], {
    out: (text) => void (said.out += text),
    error: (text) => void (said.error += text),
    ...(ask && { ask }),
    color: false,
    cwd: dir,
    env,
  });
  return { code, ...said };
};

/** A prompt that returns these answers in turn. */
const person = (answers: string[]) => {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  return { asked, ask };
};

const tenants = async () => (await readdir(join(dir, 'tenants'))).sort();

const heard = () => ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => process.listenerCount(signal));

test('a signal after the command has ended is not handled', async () => {
  const before = heard();
  await newTenant(['--id', 'jade']);
  expect(heard()).toEqual(before);
});

test('a new tenant has the words of the languages that were chosen, and no others', async () => {
  expect(await newTenant(['--id', 'jade', '--languages', 'EN,AR'])).toMatchObject({ code: 0 });
  expect((await readdir(join(dir, 'tenants/jade/messages'))).sort()).toEqual(['AR.po', 'EN.po']);
  expect(existsSync(join(dir, 'sites/jade/index.html'))).toBe(true);
});

test('a prompt lists the languages and themes of the release, and refuses invalid answers at once', async () => {
  await mkdir(join(dir, 'tenants/taken'));
  await writeFixtureTenant(join(dir, 'tenants'), 'folder', {
    'tenant.json': JSON.stringify({ ...fixtureTenantFile('folder'), id: 'claimed' }),
  });
  const ids = ['gateway', 'Jade', 'taken', 'claimed', '', 'jade'];
  const { ask, asked } = person([...ids, '\u202e', '', 'XX', 'ES', 'EN EN', 'EN AR', 'gold', '', 'red', '', 'me', '']);
  const { code, error } = await newTenant([], ask);
  expect(code).toBe(0);
  expect(asked.find((question) => question.startsWith('Languages'))).toContain('(EN TY AR)');
  for (const reason of [
    '"gateway" is a host name of the platform itself.',
    'Write "jade".',
    'The id "taken" belongs to',
    'The id "claimed" belongs to',
    'Write 1 to 24 characters that can be seen.',
    '"XX" is not a language code.',
    'The release has no words in ES.',
    'EN stands twice.',
    'Write lacquer or neon.',
    'as #rrggbb',
    'Write an e-mail address.',
  ]) {
    expect(error).toContain(reason);
  }
});

test('options are refused with all problems at once, and nothing is written', async () => {
  const before = await tenants();
  const wrong = [
    '--id',
    'games',
    '--languages',
    'ES',
    '--theme',
    'gold',
    '--color',
    'red',
    '--email',
    'me',
    '--name',
    '',
  ];
  const { code, error } = await newTenant(wrong);
  expect(code).toBe(2);
  for (const option of ['id', 'languages', 'theme', 'color', 'email', 'name']) expect(error).toContain(`--${option} `);
  expect(await tenants()).toEqual(before);
});

test('Ctrl-C at a question leaves nothing behind', async () => {
  const before = await tenants();
  const { ask } = person(['jade']);
  let questions = 0;
  const stopping = (question: string) => (++questions > 2 ? Promise.reject(new Error('Stopped.')) : ask(question));
  expect(await newTenant([], stopping)).toMatchObject({ code: 1, error: 'Stopped.\n' });
  expect(await tenants()).toEqual(before);
});

test('an assembly that fails leaves no folder and no site', async () => {
  const before = await tenants();
  const broken = `export const renderShell = async () => ({ html: '<!--$!-->', styles: '', usedMessages: [] });`;
  await writeFixtureRelease(join(dir, 'broken'), { 'server/entry.js': broken });
  env['BAIZE_RELEASE'] = join(dir, 'broken');
  expect(await newTenant(['--id', 'jade'])).toMatchObject({ code: 1 });
  expect(await tenants()).toEqual(before);
  expect(existsSync(join(dir, 'sites/jade'))).toBe(false);
});

test.each(['release', 'no release'])(
  'with %s a folder with problems is reported and does not stay',
  async (release) => {
    env['BAIZE_RELEASE'] = join(dir, release);
    await writeFile(join(dir, 'tenants/_template/brand/logo.svg'), 'no drawing');
    const before = await tenants();
    const { code, error, out } = await newTenant(['--id', 'jade']);
    expect({ code, out }).toEqual({ code: 1, out: 'Nothing is left of tenants/jade.\n' });
    expect(error).toContain('logo.svg');
    expect(await tenants()).toEqual(before);
  },
);

test('Ctrl-C during the assembly leaves nothing behind', async () => {
  const before = await tenants();
  const waiting = `export const renderShell = () => { process.stdout.write('rendering'); return new Promise(() => setInterval(() => {}, 1000)); };`;
  await writeFixtureRelease(join(dir, 'waiting'), { 'server/entry.js': waiting });
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, [main, 'tenant', 'new', '--id', 'jade'], {
    env: { ...process.env, ...env, BAIZE_RELEASE: join(dir, 'waiting') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  expect(await tenants()).toContain('jade');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(await tenants()).toEqual(before);
});
