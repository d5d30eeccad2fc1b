import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProcess } from '@baize/service/testing';
import type { StartedProcess } from '@baize/service/testing';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from './createGateway.ts';
import type { Gateway } from './createGateway.ts';
import { lendDatabase } from '../testing/lendDatabase.ts';
import { testMerchants } from '../testing/merchants.ts';

const edgeMain = new URL('../../../edge/src/main.ts', import.meta.url).pathname;

let folder = '';
let gateway: Gateway;
let server: ReturnType<typeof createAdaptorServer>;
let edge: StartedProcess;
let port = 0;

const portOf = async (listening: Pick<Server, 'listen' | 'address' | 'once'>): Promise<number> => {
  listening.listen(0, '127.0.0.1');
  await once(listening as Server, 'listening');
  return (listening.address() as AddressInfo).port;
};

const statusOf = async (host: string, path: string, method = 'GET'): Promise<number | undefined> => {
  const asked = request({ host: '127.0.0.1', port, path, method, agent: false, headers: { Host: host } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-behind-edge-'));
  await mkdir(join(folder, 'alpha'));
  const site = {
    site: 'alpha',
    domains: ['www.alpha.example'],
    gateway: ['/wps', '/media'],
    pages: {},
    rules: [],
    calls: {},
  };
  await writeFile(join(folder, 'alpha/headers.json'), JSON.stringify({ ...site, format: 1, fallback: '/200.html' }));
  await writeFile(join(folder, '.assembled.json'), '{}');
  gateway = await createGateway({
    merchants: testMerchants,
    database: await lendDatabase({ isEmpty: true }),
    production: true,
    lab: true,
  });
  server = createAdaptorServer({ fetch: gateway.fetch });
  const gatewayPort = await portOf(server as Server);
  port = await freePort();
  edge = startProcess(edgeMain, {
    NODE_ENV: 'production',
    PORT: String(port),
    BAIZE_GATEWAY_PORT: String(gatewayPort),
    BAIZE_SITES: folder,
  });
  if (!(await edge.ready(port))) throw new Error((await edge.ended).said.join('\n'));
});
afterAll(async () => {
  await edge.close();
  server.close();
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const hosts = [
  'alpha.localhost',
  'w1.alpha.localhost',
  'www.alpha.example',
  'WWW.ALPHA.EXAMPLE.',
  'gateway.localhost',
  'gateway.localhost:8080',
  '127.0.0.1',
  'nobody.example',
];
const named = [
  '/outbox',
  '/outbox?merchant=alpha',
  '/reference',
  '/reference/openapi.json',
  '/lab/worlds',
  '/lab/worlds/w1',
];
/** Encoded and unnormalised spellings of internal paths, which edge and gateway might parse differently. */
const disguised = [
  '/outbox/',
  '/%6futbox',
  '/lab',
  '/wps/%2e%2e/lab/worlds',
  '/wps//lab/worlds',
  '/media/..%2flab/worlds',
];

describe.each(hosts)('behind an edge, a gateway in production has for %s', (host) => {
  it.each(['GET', 'HEAD'])('no outbox, reference or lab at %s', async (method) => {
    for (const path of named) expect([path, await statusOf(host, path, method)]).toEqual([path, 404]);
    for (const path of disguised) expect(await statusOf(host, path, method), path).toBeOneOf([400, 403, 404]);
  });
});

it('behind an edge, a gateway in production answers its calls', async () => {
  expect(await statusOf('alpha.localhost', '/wps/system/status')).toBe(200);
  expect(await statusOf('gateway.localhost', '/ready')).toBe(200);
});
