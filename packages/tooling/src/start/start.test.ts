import { expect, it, vi } from 'vitest';
import { tableOf } from './checks.ts';
import { run } from './run.ts';
import { storybookArguments } from './storybook.ts';
import { welcome } from './welcome.ts';
import { firebaseEmulator } from './firebase.ts';
import { npmEnvironment } from './npmEnvironment.mjs';

const results = [
  { name: 'lint', passed: true, seconds: 9.25, budget: 60 },
  { name: 'stories', passed: false, seconds: 203.2, budget: 180 },
];

it('prints each check with its time, its budget, and whether it passed', () => {
  expect(tableOf(results, 0).split('\n')).toEqual([
    '  passed     9.3 s of  60 s  lint',
    '  FAILED   203.2 s of 180 s  stories, over its budget',
    '',
    'checks: 1 passed, 1 failed',
  ]);
});

it('counts the tests that passed only at a second try', () => {
  expect(tableOf(results.slice(0, 1), 2)).toMatch(/checks: 1 passed, 0 failed, and 2 passed only at a second try/u);
});

it('finds the binaries of the folder it runs in, and keeps the output when it is quiet', async () => {
  const folder = import.meta.dirname.replace(/src.start$/, '');
  const { code, output } = await run('vite', ['--version'], { folder, quiet: true });
  expect(code).toBe(0);
  expect(output).toMatch(/^vite\/\d/);
});

it('returns a command’s exit code', async () => {
  expect((await run('node', ['-e', 'process.exit(3)'], { quiet: true })).code).toBe(3);
});

const heard = () => (['SIGINT', 'SIGTERM'] as const).map((signal) => process.listeners(signal));

it('forwards signals to its command, and stops listening when it ends', async () => {
  const before = heard();
  const running = run('node', ['-e', 'setInterval(() => {}, 1000)'], { quiet: true });
  const [, terminated = []] = heard();
  for (const listener of terminated) if (before[1]?.includes(listener) === false) listener('SIGTERM');
  expect((await running).code).toBe(1);
  expect(heard()).toEqual(before);
});

const portOf = (port: string | undefined): string | undefined => {
  const all = storybookArguments(port);
  return all[all.indexOf('--port') + 1];
};

it('listens on PORT, on 6006 by default, and on no other port', () => {
  expect([portOf('9225'), portOf(undefined), portOf('')]).toEqual(['9225', '6006', '6006']);
  expect(storybookArguments('9225')).toContain('--exact-port');
});

it('listens on this machine only, unless HOST is set', () => {
  expect(storybookArguments(undefined)).toContain('127.0.0.1');
  expect(storybookArguments(undefined, '0.0.0.0')).toContain('0.0.0.0');
});

it('explains valid ports if PORT is invalid', () => {
  for (const port of ['one', '0', '70000', '80.5']) expect(() => storybookArguments(port)).toThrow(`PORT is "${port}"`);
});

it('gives the address of each site and an account to log in with', () => {
  const text = welcome(['lotus', 'ember'], 9220);
  expect(text).toContain('http://lotus.localhost:9220\n');
  expect(text).toContain('http://ember.localhost:9220\n');
  expect(text).toMatch(/Demo accounts, the same on every site:\n +player +Player2026/);
});

it('says how to install the emulator where there is none, and ends', async () => {
  vi.stubEnv('PATH', '/nowhere');
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  expect(await firebaseEmulator([])).toBe(1);
  expect(said.join('')).toContain('npm install --global firebase-tools');
  vi.unstubAllEnvs();
});

it('drops what npm adds for its own scripts and keeps how to reach the registry', () => {
  const kept = npmEnvironment({
    PATH: '/bin',
    npm_lifecycle_event: 'test',
    npm_config_prefix: '/usr',
    npm_config_registry: 'https://registry.example',
    npm_config_cache: '/cache',
  });
  expect(kept).toEqual({ PATH: '/bin', npm_config_registry: 'https://registry.example', npm_config_cache: '/cache' });
});
