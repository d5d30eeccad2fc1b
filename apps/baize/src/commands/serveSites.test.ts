import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');
let sites = '';
beforeEach(async () => {
  sites = await mkdtemp(join(tmpdir(), 'baize-serve-'));
});
afterEach(() => rm(sites, { recursive: true, force: true }));

/** A port that another server occupies until `close`. */
const taken = async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  return { other, port: (other.address() as AddressInfo).port };
};

const serve = (port: number) => {
  const child = spawn(process.execPath, [main, 'serve', '--out', sites, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, error: text(child.stderr), ended: once(child, 'close') };
};

test('an edge that cannot serve ends the command with its reason', { timeout: 120_000 }, async () => {
  const { other, port } = await taken();
  const { error, ended } = serve(port);
  expect(await ended).toEqual([1, null]);
  expect(await error).toContain(`Port ${port} is in use.`);
  other.close();
});

test('the edge ends with its command', { timeout: 120_000 }, async () => {
  const { other, port } = await taken();
  await once(other.close(), 'close');
  const { child, ended } = serve(port);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
