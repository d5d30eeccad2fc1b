import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, reaches, startProcess } from '@baize/service/testing';
import type { StartedProcess } from '@baize/service/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataFolder } from './database/dataFolder.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const running: StartedProcess[] = [];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-main-'));
});
afterAll(async () => {
  for (const each of running) await each.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (environment: Record<string, string>): StartedProcess => {
  const started = startProcess(main, { BAIZE_TENANTS: join(folder, 'no-tenants'), ...environment });
  running.push(started);
  return started;
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
  expect(await first.ready(port)).toBe(true);
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
