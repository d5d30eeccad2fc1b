import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ask } from '@baize/assembler/testing';
import { innocents } from './testing/innocents.ts';
import { rawAsk } from './testing/rawAsk.ts';
import { startRecordingService } from './testing/recordingService.ts';
import { startedEdge } from './testing/startedEdge.ts';

const HOST = 'alpha.localhost';
const closers: (() => unknown)[] = [];

const listen = async (server: Server, port = 0): Promise<number> => {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
};

const service = async (answer: RequestListener, port = 0) => {
  const server = createServer(answer);
  closers.push(() => server.closeAllConnections());
  return { port: await listen(server, port), server };
};

const edgeOf = async (...of: Parameters<typeof startedEdge>): Promise<number> => {
  const edge = await startedEdge(...of);
  closers.push(edge.close);
  return edge.port;
};

const seenHeaders = (request: IncomingMessage, response: ServerResponse): void => {
  response.end(JSON.stringify(request.headers));
};

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const bigPost = (bytes: number): string => {
  const head = `POST /wps/attack HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${bytes}\r\n\r\n`;
  return head + 'a'.repeat(bytes);
};

test(
  '120 posts that are too large, for the edge or for the service, break no other call and get their 413',
  { timeout: 60_000 },
  async () => {
    const recording = await startRecordingService();
    closers.push(recording.close);
    const edge = await edgeOf(recording.port);
    const calm = innocents(edge, 'calm', 8, 40);
    const attackers = await Promise.all(
      Array.from({ length: 120 }, (_, nth) => rawAsk(edge, bigPost(nth % 2 === 0 ? 200_000 : 1_100_000))),
    );
    const answered = await Promise.all(attackers.map(({ answers }) => answers(1)));
    expect(answered.flat()).toEqual(Array.from({ length: 120 }, () => 413));
    for (const { socket } of attackers) socket.destroy();
    expect(await calm).toEqual([]);
    expect(recording.violations).toEqual([]);
  },
);

test('a body that is too large is refused as soon as that is known, and its connection carries nothing else', async () => {
  const recording = await startRecordingService();
  closers.push(recording.close);
  const edge = await edgeOf(recording.port);
  const chunk = `${(700_000).toString(16)}\r\n${'a'.repeat(700_000)}\r\n`;
  const head = `POST /wps/attack HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const behind = `0\r\n\r\nGET /wps/behind HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
  const attacker = await rawAsk(edge, head + chunk + chunk + behind);
  await attacker.closed;
  expect(attacker.statuses()).toEqual([413]);
  expect(attacker.received()).toContain('"code":"tooLarge"');
  expect(attacker.received()).toMatch(/connection: close/i);
  expect(recording.requests).toEqual([]);
});

test('who asked, how and under which host is said by the edge alone, whatever a visitor says of it', async () => {
  const { port } = await service(seenHeaders);
  const edge = await edgeOf(port);
  const lies = [
    'X-Forwarded-Host',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-Anything',
  ];
  const more = ['X-Forwarded-Server', 'X-Forwarded', 'Forwarded', 'Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'Via'];
  const other = ['True-Client-IP', 'CF-Connecting-IP', 'X-Original-URL', 'X-Rewrite-URL', 'X-HTTP-Method-Override'];
  const underscored = ['X_Forwarded_For', 'X_Forwarded_Host'];
  const headers = Object.fromEntries(
    [...lies, ...more, ...other, ...underscored].map((name) => [name, 'evil.example']),
  );
  const answer = await ask(edge, HOST, '/wps/x', { headers: { ...headers, 'X-World': 'w1' } });
  expect(answer.body).not.toContain('evil.example');
  expect(JSON.parse(answer.body)).toMatchObject({
    host: HOST,
    'x-world': 'w1',
    'x-forwarded-host': HOST,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test('headers of a connection stay on it, in both directions, those that it names as well', async () => {
  const ofConnection = {
    Connection: 'keep-alive, X-Hop, x-forwarded-for',
    'X-Hop': 'hop',
    TE: 'trailers',
    'Keep-Alive': 'timeout=99',
    'Proxy-Authorization': 'Basic hop',
    'Proxy-Connection': 'keep-alive',
  };
  const { port } = await service((asked, response) => {
    response.writeHead(200, { ...ofConnection, 'X-End': 'end', 'X-Seen': JSON.stringify(asked.headers) }).end('{}');
  });
  const answer = await ask(await edgeOf(port), HOST, '/wps/x', { headers: { ...ofConnection, 'X-End': 'end' } });
  const seen = JSON.parse(String(answer.headers['x-seen'])) as Record<string, string>;
  for (const headers of [seen, answer.headers]) {
    expect(headers['x-end']).toBe('end');
    for (const name of ['x-hop', 'te', 'proxy-authorization', 'proxy-connection'])
      expect(headers).not.toHaveProperty(name);
    expect(headers['keep-alive']).not.toBe('timeout=99');
  }
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
});

test('a visitor who goes away takes the call along', async () => {
  const gone = Promise.withResolvers<void>();
  const { port } = await service((asked, response) => {
    response.write('data: first\n\n');
    asked.socket.on('close', gone.resolve);
  });
  const options = { host: '127.0.0.1', port: await edgeOf(port), path: '/wps/events', headers: { host: HOST } };
  const asked = request(options).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await once(answer, 'data');
  asked.destroy();
  await expect(gone.promise).resolves.toBe(false);
});

test('a visitor who goes away before the answer takes the call along too', async () => {
  const came = Promise.withResolvers<IncomingMessage>();
  const { port } = await service((asked) => came.resolve(asked));
  const options = { host: '127.0.0.1', port: await edgeOf(port), path: '/wps/x', headers: { host: HOST } };
  const asked = request(options).end();
  asked.on('error', () => undefined);
  const { socket } = await came.promise;
  const gone = once(socket, 'close');
  asked.destroy();
  await expect(gone).resolves.toEqual([false]);
});

test('who is still sending when refused can read why: the connection is not reset under the answer', async () => {
  const edge = await edgeOf(1);
  const body = 'a'.repeat(1_100_000);
  const sender = await rawAsk(edge, `POST /wps/x HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${body.length}\r\n\r\n`);
  expect(await sender.answers(1)).toEqual([413]);
  sender.socket.write(body);
  expect(await sender.closed).toEqual([false]);
});

test('an answer that breaks off behind breaks off in front, and the next is whole', async () => {
  const { port } = await service((asked, response) => {
    if (asked.url === '/wps/half') response.setHeader('Content-Length', '100');
    if (asked.url === '/wps/next') response.end('whole');
    else response.write('half', () => response.destroy());
  });
  const edge = await edgeOf(port);
  for (const path of ['/wps/half', '/wps/half/of/unknown/length'])
    await expect(ask(edge, HOST, path), path).rejects.toThrow(/aborted|hang up/);
  expect(await ask(edge, HOST, '/wps/next')).toMatchObject({ status: 200, body: 'whole' });
});

test('a connection that was closed from behind costs no visitor a page; what changes something is not sent twice', async () => {
  const served: string[] = [];
  const { port } = await service((asked, response) => {
    served.push(`${asked.method}`);
    if (served.length % 2 === 0) asked.socket.destroy();
    else response.end('served');
  });
  const edge = await edgeOf(port);
  expect((await ask(edge, HOST, '/wps/x')).status).toBe(200);
  expect(await ask(edge, HOST, '/wps/x')).toMatchObject({ status: 200, body: 'served' });
  expect(served).toEqual(['GET', 'GET', 'GET']);
  expect((await ask(edge, HOST, '/wps/x', { method: 'POST', body: '{}' })).status).toBe(503);
  expect(served).toEqual(['GET', 'GET', 'GET', 'POST']);
});

test('without a gateway a call is answered at once with the envelope, and works again as soon as there is one', async () => {
  const first = await service((_, response) => response.end('up'));
  const edge = await edgeOf(first.port);
  expect((await ask(edge, HOST, '/wps/x')).body).toBe('up');
  first.server.close();
  first.server.closeAllConnections();
  await once(first.server, 'close');
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await ask(edge, HOST, '/wps/x', { method });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toEqual({
      success: false,
      message: expect.stringMatching(/try again/),
      value: { code: 'gatewayUnavailable' },
    });
  }
  await service((_, response) => response.end('again'), first.port);
  expect(await ask(edge, HOST, '/wps/x')).toMatchObject({ status: 200, body: 'again' });
});

test('a service that talks no HTTP is a gateway that is away', async () => {
  const port = await listen(createTcpServer((socket) => socket.end('HTTP/9.9 wat\r\n\r\n')));
  expect((await ask(await edgeOf(port), HOST, '/wps/x')).status).toBe(503);
});

test.each([
  ['a head', { headersMilliseconds: 50 }, `GET /wps/x HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `, [408]],
  [
    'a body',
    { headersMilliseconds: 50, requestMilliseconds: 50 },
    `POST /wps/x HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 9\r\n\r\na`,
    [408],
  ],
  ['the next request', { keepAliveMilliseconds: 50 }, `GET /wps/x HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`, [200]],
])('a connection on which %s does not come is closed', async (_, limits, bytes, statuses) => {
  const { port } = await service(seenHeaders);
  const edge = await edgeOf(port, {
    limits: { headersMilliseconds: 5000, requestMilliseconds: 5000, ...limits, checkMilliseconds: 20 },
  });
  const slow = await rawAsk(edge, bytes);
  await slow.closed;
  expect(slow.statuses()).toEqual(statuses);
});

test('a policy report that is too large is refused with its connection', async () => {
  const edge = await edgeOf(1);
  const head = `POST /csp-report HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const attacker = await rawAsk(edge, `${head}${(70_000).toString(16)}\r\n${'a'.repeat(70_000)}\r\n`);
  expect(await attacker.answers(1)).toEqual([413]);
  await attacker.closed;
});
