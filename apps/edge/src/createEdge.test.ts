import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, reviewedSite } from '@baize/assembler/testing';
import { writeFixtureSites } from './testing/startedEdge.ts';
import { rawAsk } from './testing/rawAsk.ts';
import { createEdge } from './createEdge.ts';

/** A port without a server. The system gives a closed one to the next server that listens. */
const UNSERVED_PORT = 1;
const html = { headers: { accept: 'text/html,*/*' } };
const servers: Server[] = [];
let dir = '';
let edge = 0;
let plainEdge = 0;

const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};

const echo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await text(request);
  response.writeHead(200, { 'content-type': 'application/json', 'x-seen': 'yes' });
  response.end(JSON.stringify({ url: request.url, headers: request.headers, body, method: request.method }));
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-edge-'));
  await writeFixtureSites(dir, ['alpha', 'beta']);
  const gateway = createServer((request, response) => {
    if (request.url === '/wps/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      request.on('close', () => response.end());
      return;
    }
    void echo(request, response);
  });
  const vendor = createServer((_, response) => response.end('vendor'));
  const payments = createServer((_, response) => response.end('payments'));
  const options = {
    sites: dir,
    gatewayPort: await listen(gateway),
    vendorPort: await listen(vendor),
    paymentsPort: await listen(payments),
    live: true,
  };
  edge = await listen(createEdge({ ...options, lab: true }));
  plainEdge = await listen(createEdge({ ...options, gatewayPort: UNSERVED_PORT }));
});

afterAll(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await rm(dir, { recursive: true, force: true });
});

test('a host name chooses its site: its local name, a world of it, its domain', async () => {
  for (const host of ['alpha.localhost:1', 'w1.alpha.localhost', 'ALPHA.example']) {
    expect((await ask(edge, host, '/')).body).toBe('<h1>alpha</h1>');
  }
  expect((await ask(edge, 'beta.localhost', '/')).body).toBe('<h1>beta</h1>');
  expect((await ask(edge, 'games.localhost', '/play')).body).toBe('vendor');
  expect((await ask(edge, 'pay.localhost', '/pay/t')).body).toBe('payments');
});

test('an unknown host is told which sites there are', async () => {
  const answer = await ask(edge, 'nobody.localhost:8080', '/');
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('href="http://alpha.localhost:8080/"');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("style-src 'sha256-");
  for (const host of ['nobody.localhost', 'nobody:80.localhost'])
    expect((await ask(edge, host, '/')).body).toContain('href="http://alpha.localhost/"');
});

test('a request that names no host, two of them, or nothing that could be a file, cannot be read', async () => {
  const unnamed = await rawAsk(edge, 'GET / HTTP/1.0\r\n\r\n');
  await unnamed.closed;
  expect(unnamed.statuses()).toEqual([400]);
  const twice = await rawAsk(edge, 'GET / HTTP/1.1\r\nHost: alpha.localhost\r\nHost: beta.localhost\r\n\r\n');
  expect(await twice.answers(1)).toEqual([400]);
  twice.socket.destroy();
  for (const path of ['/a/../b', '/a/./b', '/a/..', '/a/.'])
    expect(await ask(edge, 'alpha.localhost', path)).toMatchObject({ status: 400, body: 'Bad request\n' });
});

test('an incident is told on stderr, and to the visitor in one sentence', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const broken = await mkdtemp(join(tmpdir(), 'baize-edge-'));
  await writeFixtureSites(broken, ['alpha']);
  await writeFile(join(broken, 'alpha/headers.json'), '{');
  const port = await listen(createEdge({ sites: broken, gatewayPort: 1, vendorPort: 1, paymentsPort: 1 }));
  const answer = await ask(port, 'alpha.localhost', '/');
  expect(answer).toMatchObject({ status: 500, body: 'The edge failed to answer.\n' });
  expect(said.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(/^GET alpha\.localhost\/: SyntaxError: .*\n$/),
  ]);
  said.mockRestore();
  await rm(broken, { recursive: true });
});

test('a site of another release is refused, with the fix for the operator, and the others are served', async () => {
  const out = await mkdtemp(join(tmpdir(), 'baize-edge-'));
  await writeFixtureSites(out, ['alpha', 'beta']);
  const { pages: _, ...older } = reviewedSite('alpha');
  await writeFile(join(out, 'alpha/headers.json'), JSON.stringify(older));
  const lines: string[] = [];
  const port = await listen(
    createEdge({ sites: out, gatewayPort: 1, vendorPort: 1, paymentsPort: 1, report: (line) => void lines.push(line) }),
  );
  for (const [host, path] of [
    ['alpha.localhost', '/promotions'],
    ['alpha.example', '/'],
  ] as const)
    expect(await ask(port, host, path, html)).toMatchObject({
      status: 503,
      body: 'This site must be assembled again.\n',
    });
  expect(lines).toEqual(
    ['alpha.localhost/promotions', 'alpha.example/'].map(
      (place) =>
        `GET ${place}: UnservableSite: alpha/headers.json has no "pages" that this edge can read. Assemble the site again with this release.`,
    ),
  );
  expect((await ask(port, 'beta.localhost', '/', html)).status).toBe(200);
  await rm(out, { recursive: true });
});

test('a page address that is no file gets the fallback page, a missing file gets 404', async () => {
  expect(await ask(edge, 'alpha.localhost', '/promotions', html)).toMatchObject({
    status: 200,
    body: '<main>alpha</main>',
  });
  expect((await ask(edge, 'alpha.localhost', '/promotions')).status).toBe(200);
  expect((await ask(edge, 'alpha.localhost', '/gone.png', html)).status).toBe(404);
  expect((await ask(edge, 'alpha.localhost', '/assets/gone-1.js', html)).status).toBe(404);
  expect((await ask(edge, 'alpha.localhost', '/promotions', { ...html, method: 'POST' })).status).toBe(405);
});

test('a call goes to the gateway under the host it was made to, and what a visitor says of that is dropped [REQ-151]', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'content-type': 'application/json', 'x-world': 'w1' };
  const answer = await ask(edge, 'alpha.localhost:8080', '/wps/session/login?x=1', {
    method: 'POST',
    headers,
    body: '{"a":1}',
  });
  const seen = JSON.parse(answer.body) as { headers: Record<string, string> };
  expect(seen).toMatchObject({ url: '/wps/session/login?x=1', body: '{"a":1}', method: 'POST' });
  expect(seen.headers).toMatchObject({
    'x-forwarded-host': 'alpha.localhost:8080',
    'x-forwarded-for': '127.0.0.1',
    'x-world': 'w1',
  });
  expect(answer.headers['x-seen']).toBe('yes');
  expect((await ask(edge, 'alpha.localhost', '/wpsx', html)).body).toBe('<main>alpha</main>');
  expect(JSON.parse((await ask(edge, 'alpha.localhost', '/wps')).body)).toMatchObject({ url: '/wps' });
  expect(JSON.parse((await ask(edge, 'gateway.localhost', '/reference')).body)).toMatchObject({ url: '/reference' });
});

test('events arrive as they are sent', async () => {
  const asked = request({
    host: '127.0.0.1',
    port: edge,
    path: '/wps/events',
    headers: { host: 'alpha.localhost' },
  }).end();
  const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
  const [chunk] = (await once(answer, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('data: first\n\n');
  asked.destroy();
});

test('a call is answered with the envelope when the gateway is away', async () => {
  const answer = await ask(plainEdge, 'alpha.localhost', '/wps/system/status');
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, value: { code: 'gatewayUnavailable' } });
});

test('an operator reaches the lab of the gateway under this machine’s address, where it is on', async () => {
  const passed = await ask(edge, '127.0.0.1', '/lab/worlds');
  expect(JSON.parse(passed.body)).toMatchObject({ url: '/lab/worlds' });
  for (const [port, path] of [
    [plainEdge, '/lab/worlds'],
    [edge, '/labs'],
  ] as const) {
    const answer = await ask(port, '127.0.0.1', path);
    expect(answer).toMatchObject({ status: 404, body: 'Not found\n' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

test('policy reports are taken, counted by host, and shown where the lab is on', async () => {
  const report = { method: 'POST', body: '{"csp-report":{"blocked-uri":"inline"}}' };
  for (const host of ['w2.beta.localhost', 'beta.localhost'])
    expect((await ask(edge, host, '/csp-report', report)).status).toBe(204);
  const shown = await ask(edge, `127.0.0.1:${edge}`, '/csp-reports?host=w2.beta.localhost');
  expect(JSON.parse(shown.body)).toMatchObject({
    count: 1,
    reports: [{ report: { 'csp-report': { 'blocked-uri': 'inline' } } }],
  });
  const all = await ask(edge, '[::1]', '/csp-reports');
  expect(all.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(all.body)).toMatchObject({ count: 2 });
  expect((await ask(edge, 'w2.beta.localhost', '/csp-report')).status).toBe(404);
  expect((await ask(plainEdge, '127.0.0.1', '/csp-reports')).status).toBe(404);
});

test('the lab is there only when it is asked for', async () => {
  expect((await ask(edge, 'alpha.localhost', '/lab/worlds')).status).toBe(200);
  const json = { headers: { accept: 'application/json' } };
  expect((await ask(plainEdge, 'alpha.localhost', '/lab/worlds', json)).status).toBe(404);
});

test('this machine may ask whether the edge is ready', async () => {
  const answer = await ask(edge, '127.0.0.1', '/ready');
  expect(answer).toMatchObject({ status: 200, body: '{"ready":true}' });
});

test('no connection is held beyond the time limits', () => {
  const server = createEdge({ sites: dir, gatewayPort: 1, vendorPort: 1, paymentsPort: 1 });
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 });
});
