import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, reaches } from '@baize/service/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viteArguments } from './dev.ts';
import { projectRoot } from './projectRoot.mjs';
import { hostFrom, startServices } from './services.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-listening-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A network address of this machine; else another loopback address. */
const outside =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';

const heard = async (port: number): Promise<{ inside: boolean; outside: boolean }> => ({
  inside: await reaches('127.0.0.1', port),
  outside: await reaches(outside, port),
});

describe('what npm start starts', () => {
  it.each([
    [undefined, { inside: true, outside: false }],
    [outside, { inside: false, outside: true }],
    ['0.0.0.0', { inside: true, outside: true }],
  ])('with HOST=%s has its edge there, and all else on this machine alone', async (host, edge) => {
    const [edgePort, gateway, vendor, payments] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const ports = { edge: edgePort, gateway, vendor, payments };
    const environment = { BAIZE_SITES: folder, BAIZE_TENANTS: folder, HOST: host ?? '' };
    const services = await startServices(['vendor', 'payments', 'edge'], ports, environment);
    const found = {
      edge: await heard(edgePort),
      vendor: await heard(vendor),
      payments: await heard(payments),
    };
    await services.stop();
    const alone = { inside: true, outside: false };
    expect(found).toEqual({ edge, vendor: alone, payments: alone });
  });

  it.each(['localhost', 'example.com', '1.2.3', '0.0.0.0:80', '*'])(
    'takes no HOST=%s, and says what one is',
    (host) => {
      expect(() => hostFrom(host)).toThrow(`HOST is "${host}"; give an IP address`);
    },
  );
});

describe('npm run dev', () => {
  it.each([
    [undefined, { inside: true, outside: false }],
    [outside, { inside: false, outside: true }],
  ])('with HOST=%s is heard there alone', async (host, where) => {
    const port = await freePort();
    const vite = join(projectRoot, 'packages/tooling/node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, ...viteArguments(port, host)], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (said.includes('http://')) break;
    }
    const found = await heard(port);
    child.kill();
    await once(child, 'exit');
    expect(found).toEqual(where);
  });
});

it('no script of a package needs a shell that reads variables', () => {
  const files = globSync(['package.json', '{apps,packages}/*/package.json', '.storybook/package.json'], {
    cwd: projectRoot,
  });
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const { scripts = {} } = JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    for (const [name, script] of Object.entries(scripts)) expect(script, `${file} ${name}`).not.toMatch(/[$%`]/u);
  }
});
