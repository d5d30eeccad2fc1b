import { callLimits } from '@baize/assembler';
import type { CallLimits } from '@baize/assembler';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeAll, listen } from '../testing/listen.ts';
import { passOn } from './passOn.ts';
import { openRoom } from './room.ts';
import type { Room } from './room.ts';

const passing = async (answer: RequestListener, limits: Partial<CallLimits> = {}, room?: Room): Promise<string> => {
  const service = await listen(answer);
  const port = await listen((request, response) => {
    response.setHeader('X-Kind', 'call');
    passOn(request, response, service, { limits: { ...callLimits, ...limits }, ...(room && { room }) });
  });
  return `http://127.0.0.1:${port}`;
};

afterEach(closeAll);

test('a service that times out counts as unavailable, without a retry', async () => {
  let heard = 0;
  const address = await passing(() => void (heard += 1), { answerMilliseconds: 50 });
  const answer = await fetch(address);
  expect([answer.status, heard]).toEqual([503, 1]);
  expect(await answer.json()).toMatchObject({ value: { code: 'gatewayUnavailable' } });
});

test('a response that stalls is cut off', async () => {
  const address = await passing((_, response) => void response.write('first'), { silenceMilliseconds: 50 });
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('a response is read from the service no faster than the visitor reads it', async () => {
  const second = Promise.withResolvers<void>();
  const written: string[] = [];
  const service = await listen((request, response) => {
    if (request.url !== '/slow') return void response.end('other');
    response.write('first');
    void second.promise.then(() => response.end('second'));
  });
  const slow = Promise.withResolvers<ServerResponse>();
  const port = await listen((request, response) => {
    passOn(request, response, service);
    if (request.url !== '/slow') return;
    const write = response.write.bind(response) as (chunk: Buffer) => boolean;
    // Simulates a slow reader: the first write reports a full buffer.
    response.write = (chunk: Buffer) => {
      write(chunk);
      slow.resolve(response);
      return written.push(chunk.toString()) > 1;
    };
  });
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  const response = await slow.promise;
  second.resolve();
  // By now the second chunk has been read as far as backpressure allows.
  for (let n = 0; n < 3; n += 1) await (await fetch(`http://127.0.0.1:${port}/other`)).text();
  expect(written).toEqual(['first']);
  response.emit('drain');
  expect(await (await answer).text()).toBe('firstsecond');
});

test('a body of exactly the limit is forwarded, one byte more is refused', async () => {
  const address = await passing((request, response) => void request.pipe(response), { bodyBytes: 5 });
  const whole = await fetch(address, { method: 'POST', body: 'hello' });
  expect(await whole.text()).toBe('hello');
  expect((await fetch(address, { method: 'POST', body: 'hello!' })).status).toBe(413);
  expect((await fetch(address, { method: 'POST', body: new Blob(['hello!']).stream(), duplex: 'half' })).status).toBe(
    413,
  );
});

test('headers already set are kept unless the service sets them; status and repeated headers are the service’s', async () => {
  const address = await passing((request, response) => {
    const own = request.url === '/own' ? { 'X-Kind': 'own' } : {};
    response.writeHead(418, { ...own, 'Set-Cookie': ['a=1', 'b=2'] }).end();
  });
  const answer = await fetch(`${address}/other`);
  expect([answer.status, answer.headers.get('X-Kind')]).toEqual([418, 'call']);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect((await fetch(`${address}/own`)).headers.get('X-Kind')).toBe('own');
});

test('a large body is sent on its own connection, which is not kept alive', async () => {
  const address = await passing((request, response) => void response.end(request.headers.connection));
  const sent = async (bytes: number) => (await fetch(address, { method: 'POST', body: 'a'.repeat(bytes) })).text();
  expect(await sent(16 * 1024)).toBe('keep-alive');
  expect(await sent(16 * 1024 + 1)).toBe('close');
});

test('a path is forwarded unchanged', async () => {
  const address = await passing((request, response) => void response.end(request.url));
  for (const path of ['/a//b', '/a%2Fb?c=%20d&c', '/%E4%BD%A0?', '/a;b=c']) {
    expect(await (await fetch(address + path)).text()).toBe(path);
  }
});

test('host and client address reach a service from the proxy only', async () => {
  const address = await passing((request, response) => void response.end(JSON.stringify(request.headers)));
  const claims = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Host': 'elsewhere.example', 'X-Real-IP': '192.0.2.1' };
  const answer = await fetch(address, { headers: { ...claims, 'X-Own': 'kept' } });
  const heard = (await answer.json()) as Record<string, string>;
  const { host } = new URL(address);
  expect(heard).toMatchObject({
    host,
    'x-forwarded-host': host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-own': 'kept',
  });
  expect(heard).not.toHaveProperty('x-real-ip');
});

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('method %s is forwarded', async (method) => {
  const address = await passing((request, response) => void response.setHeader('X-Method', request.method ?? '').end());
  const answer = await fetch(address, { method });
  expect([answer.status, answer.headers.get('X-Method')]).toEqual([200, method]);
});

test.each([
  ['closed', 'GET', 200, 3],
  ['closed', 'HEAD', 200, 3],
  ['closed', 'POST', 503, 2],
  ['closed', 'DELETE', 503, 2],
  ['reset', 'GET', 200, 3],
  ['reset', 'POST', 503, 2],
] as const)('on a kept connection that is %s from behind, %s is answered %s', async (end, method, status, asked) => {
  let heard = 0;
  const address = await passing((request, response) => {
    heard += 1;
    if (heard === 2) request.socket[end === 'reset' ? 'resetAndDestroy' : 'destroy']();
    else response.end();
  });
  await (await fetch(address)).text();
  expect((await fetch(address, { method })).status).toBe(status);
  expect(heard).toBe(asked);
});

test('a refused connection to a service is not retried', async () => {
  const port = await listen(() => undefined);
  closeAll();
  const front = await listen((request, response) => passOn(request, response, port));
  expect((await fetch(`http://127.0.0.1:${front}`)).status).toBe(503);
});

test('a response’s headers are sent before the first byte of its body', async () => {
  const address = await passing((_, response) => response.writeHead(200, { 'X-Kind': 'stream' }).flushHeaders());
  const answer = await fetch(address);
  expect(answer.headers.get('X-Kind')).toBe('stream');
  await answer.body?.cancel();
});

test('a visitor’s disconnect aborts the request to the service', async () => {
  const asked = Promise.withResolvers<undefined>();
  const gone = Promise.withResolvers<undefined>();
  const address = await passing((_, response) => {
    response.once('close', () => gone.resolve(undefined));
    asked.resolve(undefined);
  });
  const leaving = new AbortController();
  const answer = fetch(address, { signal: leaving.signal });
  await asked.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
});

test('a request whose body breaks off is not forwarded', async () => {
  const heard: string[] = [];
  const address = await passing((request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  const half = connect(Number(new URL(address).port), '127.0.0.1');
  half.end('POST /half HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf');
  half.resume();
  await once(half, 'close');
  await (await fetch(`${address}/whole`, { method: 'POST', body: 'whole' })).text();
  expect(heard).toEqual(['/whole']);
});

const FILES = '/wps/promotions/images';

test('the body of a call with a file may be larger than any other', async () => {
  const address = await passing((request, response) => void response.end(request.headers['content-length']));
  const post = async (path: string, bytes: number) =>
    (await fetch(address + path, { method: 'POST', body: 'a'.repeat(bytes) })).status;
  const { bodyBytes, fileBodyBytes } = callLimits;
  expect([await post('/wps/x', bodyBytes), await post('/wps/x', bodyBytes + 1)]).toEqual([200, 413]);
  for (const path of [FILES, `${FILES}?language=EN`])
    expect([await post(path, fileBodyBytes), await post(path, fileBodyBytes + 1)]).toEqual([200, 413]);
  for (const path of [`${FILES}/`, `${FILES}/x`, `/x${FILES}`, FILES.toUpperCase(), `/x?${FILES}`])
    expect([path, await post(path, bodyBytes + 1)]).toEqual([path, 413]);
});

test('a body beyond the memory limit is refused until another request has completed', async () => {
  const first = Promise.withResolvers<ServerResponse>();
  const address = await passing(
    (request, response) => (request.url === '/held' ? first.resolve(response) : response.end('passed on')),
    {},
    openRoom({ heldBytes: 10, callsAtOnce: 5 }),
  );
  const post = (path: string) => fetch(address + path, { method: 'POST', body: 'a'.repeat(6) });
  const held = post('/held');
  const service = await first.promise;
  const refused = await post('/other');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ success: false, value: { code: 'overloaded' } });
  service.end();
  await (await held).text();
  await expect.poll(async () => (await post('/other')).status).toBe(200);
});

test('calls beyond the limit of waiting ones are refused; a stream that has begun does not count', async () => {
  const waiting: ServerResponse[] = [];
  const address = await passing(
    (request, response) => {
      if (request.url === '/events') response.write('data: first\n\n');
      else waiting.push(response);
    },
    {},
    openRoom({ heldBytes: 10, callsAtOnce: 2 }),
  );
  const streams = await Promise.all([1, 2, 3].map(() => fetch(`${address}/events`)));
  const held = [1, 2].map(() => fetch(`${address}/held`));
  await expect.poll(() => waiting.length).toBe(2);
  expect((await fetch(`${address}/other`)).status).toBe(503);
  for (const response of waiting) response.end();
  for (const answer of held) expect((await answer).status).toBe(200);
  expect((await fetch(`${address}/events`)).status).toBe(200);
  for (const { body } of streams) await body?.cancel();
});
