import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, reaches } from '@baize/service/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataFolder } from './database/dataFolder.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const { PATH, NODE_COMPILE_CACHE } = process.env;
const running: ChildProcess[] = [];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-main-'));
});
afterAll(async () => {
  for (const child of running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

const start = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH, NODE_COMPILE_CACHE, BAIZE_TENANTS: join(folder, 'no-tenants'), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, said: said.trim().split('\n') }));
  return { child, ended };
};

const answers = async (port: number): Promise<boolean> => {
  const request = get({ host: '127.0.0.1', port, path: '/ready', agent: false });
  return Promise.race([once(request, 'response').then(() => true), once(request, 'error').then(() => false)]).catch(
    () => false,
  );
};
const untilReady = async (port: number): Promise<void> => {
  while (!(await answers(port))) await delay(20); // Sleeps: a process of its own tells nobody when it listens.
};

it('names all that production lacks and ends with 1', async () => {
  const { ended } = start({
    NODE_ENV: 'production',
    BAIZE_LAB: '1',
    BAIZE_VENDOR_SECRET: 'baize-development-vendor-secret',
  });
  const { code, said } = await ended;
  expect(code).toBe(1);
  const names = [
    'BAIZE_GAMES_ORIGIN',
    'BAIZE_LAB',
    'BAIZE_PUBLIC_ORIGINS',
    'BAIZE_TRUSTED_PROXIES',
    'BAIZE_VENDOR_SECRET',
  ];
  expect(new Set(said.map((line) => line.split(' ')[0]))).toEqual(new Set([...names, 'DATABASE_URL']));
  expect(said).toHaveLength(names.length + 1);
}, 120_000);

it('has a data folder to itself, on this machine alone, and gives it back when it is told to end', async () => {
  const [port, other] = [await freePort(), await freePort()];
  const data = join(folder, 'data');
  const first = start({ BAIZE_DATA: data, BAIZE_GATEWAY_PORT: String(port) });
  await untilReady(port);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of [...outside, { address: '127.0.0.2' }])
    expect([address, await reaches(address, port)]).toEqual([address, false]);

  const second = await start({ BAIZE_DATA: data, BAIZE_GATEWAY_PORT: String(other) }).ended;
  expect(second.code).toBe(1);
  expect(second.said).toEqual([
    `Another gateway uses the data folder ${data}. Stop it, or choose another one: BAIZE_DATA=<folder>, and another PORT.`,
  ]);

  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  (await openDataFolder(data)).release();
}, 120_000);
