import { callHeaders } from '@baize/assembler';
import { once } from 'node:events';
import { request as requestOf } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { closeAll, listen } from '../testing/listen.ts';
import { passOn } from './passOn.ts';
import { isBehindRefusal, refuse } from './refuse.ts';

afterEach(() => {
  vi.useRealTimers();
  closeAll();
});

/** Starts a service behind the proxy; `heard` lists the requests that reach it. */
const passing = async () => {
  const heard: string[] = [];
  const service = await listen((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.end('of the service');
  });
  return { heard, port: await listen((request, response) => passOn(request, response, service)) };
};

/** Writes raw bytes to a port and returns everything received until the other side closes. */
const written = async (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`;
const envelope = (code: string, message: string) => ({ success: false, message, value: { code } });

test.each([
  ['PROPFIND / HTTP/1.1', 405, envelope('methodNotAllowed', 'There is no such method.')],
  ['GET http://elsewhere.example/ HTTP/1.1', 400, envelope('badRequest', 'The request cannot be read.')],
  ['OPTIONS * HTTP/1.1', 400, envelope('badRequest', 'The request cannot be read.')],
])('a %s gets status %s and is not forwarded', async (line, status, body) => {
  const { heard, port } = await passing();
  const answer = await written(port, `${line}\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const [head = '', content = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(content)).toEqual(body);
  expect(head.includes('Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')).toBe(status === 405);
  expect(heard).toEqual([]);
});

test.each(['GET', 'HEAD'])(
  'a %s with a body is refused, however it is framed; without one it goes on',
  async (method) => {
    const { heard, port } = await passing();
    for (const body of ['Content-Length: 1\r\n\r\na', 'Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n'])
      expect(await written(port, `${method} / HTTP/1.1\r\nHost: a\r\n${body}`)).toContain('HTTP/1.1 400 ');
    expect(heard).toEqual([]);
    const none = `${method} /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    expect(await written(port, none)).toContain('HTTP/1.1 200 ');
    expect(heard).toEqual([`${method} /none`]);
  },
);

test('a request that names no host is refused', async () => {
  const { heard, port } = await passing();
  expect(await written(port, 'GET / HTTP/1.0\r\n\r\n')).toContain('HTTP/1.1 400 ');
  expect(heard).toEqual([]);
});

test('a refusal carries the headers of calls, its type and its length', async () => {
  const port = await listen((request, response) => refuse(request.resume(), response, 'gatewayUnavailable'));
  const answer = await fetch(`http://127.0.0.1:${port}`);
  const body = await answer.text();
  expect(answer.status).toBe(503);
  expect(JSON.parse(body)).toEqual(
    envelope('gatewayUnavailable', 'The service cannot be reached right now. Please try again in a moment.'),
  );
  for (const [name, value] of Object.entries(callHeaders)) expect(answer.headers.get(name)).toBe(value);
  expect(answer.headers.get('Retry-After')).toBe('2');
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('Content-Length')).toBe(String(body.length));
});

test('a refusal of a completely read request keeps the connection and ends at once', async () => {
  const ended: boolean[] = [];
  const port = await listen((request, response) => {
    request.resume().once('end', () => {
      refuse(request, response, 'badRequest');
      ended.push(response.writableEnded);
    });
  });
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'whole' });
  expect([answer.status, answer.headers.get('Connection')]).toEqual([400, 'keep-alive']);
  expect(await answer.json()).toEqual(envelope('badRequest', 'The request cannot be read.'));
  expect(ended).toEqual([true]);
});

test('a refusal of an unread request ends once its sender has finished, and clears the timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended: boolean[] = [];
  const port = await listen((request, response) => {
    refuse(request, response, 'tooLarge');
    ended.push(response.writableEnded);
  });
  const answer = await written(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nnine byte');
  expect(answer).toContain('HTTP/1.1 413 ');
  expect(ended).toEqual([false]);
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('only requests behind a refusal that closes its connection are ignored', async () => {
  const seen: [string | undefined, boolean][] = [];
  const port = await listen((request, response) => {
    seen.push([request.url, isBehindRefusal(request)]);
    if (request.url === '/read') request.resume().once('end', () => refuse(request, response, 'badRequest'));
    else refuse(request, response, 'tooLarge');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(post('/read'));
  await once(socket, 'data');
  socket.write(post('/unread') + post('/behind'));
  await text(socket);
  expect(seen).toEqual([
    ['/read', false],
    ['/unread', false],
    ['/behind', true],
  ]);
});

test('an unread request loses its connection, and requests behind it are ignored', async () => {
  const { heard, port } = await passing();
  // A kept-alive connection to the service: a smuggled request would arrive at once.
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await ask('/before');
  const large = `POST /large HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n${'a'.repeat(2_000_000)}`;
  const answer = await written(port, `${large}GET /behind HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
  expect(answer).toContain('HTTP/1.1 413 ');
  expect(answer).toContain('Connection: close');
  expect(answer).toContain('"message":"The request is too large."');
  await ask('/after');
  expect(heard).toEqual(['GET /before', 'GET /after']);
});

test('a sender that never finishes gets its response after the timeout', async () => {
  const { heard, port } = await passing();
  const answer = await written(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\nand then nothing');
  expect(answer).toContain('HTTP/1.1 413 ');
  expect(heard).toEqual([]);
});

test('a request on another connection is not affected by a refusal', async () => {
  const seen: boolean[] = [];
  const port = await listen((request, response) => {
    seen.push(isBehindRefusal(request));
    if (request.method === 'POST') refuse(request, response, 'tooLarge');
    else response.end();
  });
  await written(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nnine byte');
  await (await fetch(`http://127.0.0.1:${port}`)).text();
  expect(seen).toEqual([false, false]);
});

test('a response that has begun is destroyed instead of refused', async () => {
  const port = await listen((request, response) => {
    response.write('begun', () => refuse(request, response, 'gatewayUnavailable'));
  });
  const asked = requestOf({ port, host: '127.0.0.1' }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await expect(text(answer)).rejects.toThrow();
});
