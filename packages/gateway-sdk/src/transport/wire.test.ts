import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from '../createGateway.ts';
import type { Gateway, GatewayOptions } from '../gateway.types.ts';
import { launchExternalGame } from '../launch/index.ts';
import { logOut } from '../session/index.ts';
import { getSystemStatus } from '../system/index.ts';
import { sendLoginSms } from '../verification/index.ts';
import { getBalance } from '../wallet/index.ts';

type Respond = (response: ServerResponse) => void;

const empty: Respond = (response) => response.end();

/** A real server on a free port, for tests of raw responses; records the requests. */
const startTestServer = async () => {
  const received: { readonly method: string | undefined }[] = [];
  let respond = empty;
  const server = createServer((request, response) => {
    received.push({ method: request.method });
    request.resume();
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Sets the response of all further requests. */
    answer: (next: Respond) => {
      received.length = 0;
      respond = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const answer = (response: ServerResponse, value: unknown) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ success: true, message: '', value }));
};

let server: Awaited<ReturnType<typeof startTestServer>>;
let gateway: Gateway;
const options = (): GatewayOptions => ({
  baseUrl: server.baseUrl,
  random: () => 0,
  token: () => 'token-1',
  language: () => 'EN',
  merchant: () => 'm1',
});

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  gateway = createGateway(options());
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

const sms = { mobileNum: '13800138000', countryDialingCode: '86' };
const balance = { balance: '100', currency: 'CNY', currencySymbol: '¥', sequence: 1 };

describe('what may come over the wire instead of an answer', () => {
  it.each([
    ['an HTML page', '<!doctype html><title>Welcome to the hotel</title>'],
    ['nothing', ''],
    ['half of the JSON', '{"success": true, "value": {"bal'],
    ['JSON without the envelope', '{"status": 0}'],
    ['a list', '[]'],
    ['a lone word', '"success"'],
    ['an envelope whose success is no boolean', '{"success":"true","message":"","value":{}}'],
  ])('is malformed when 200 brings %s [REQ-151]', async (_what, body) => {
    server.answer((response) => response.writeHead(200, { 'X-Request-Id': 'r-7' }).end(body));
    expect(await getBalance(gateway)).toEqual({
      ok: false,
      error: { kind: 'malformed', status: 200, message: undefined, reference: body === '' ? expect.anything() : 'r-7' },
    });
    expect(server.received).toHaveLength(1);
  });

  it('is malformed when 204 brings no envelope', async () => {
    server.answer((response) => response.writeHead(204).end());
    expect(await logOut(gateway)).toMatchObject({ ok: false, error: { kind: 'malformed', status: 204 } });
  });

  it('is malformed when the value lacks required fields', async () => {
    server.answer((response) => answer(response, { ...balance, balance: 1.5 }));
    expect(await getBalance(gateway)).toMatchObject({ ok: false, error: { kind: 'malformed', status: 200 } });
  });

  it('is an http error when a proxy answers with a page of its own', async () => {
    server.answer((response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'));
    expect(await sendLoginSms(gateway, sms)).toMatchObject({ ok: false, error: { kind: 'http', status: 502 } });
  });

  it('is a network error when the body breaks off', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"success": true');
      setTimeout(() => response.destroy(), 0);
    });
    expect(await sendLoginSms(gateway, sms)).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it('is a network error when nobody listens', async () => {
    const away = createGateway({ ...options(), baseUrl: 'http://127.0.0.1:1' });
    expect(await sendLoginSms(away, sms)).toEqual({ ok: false, error: { kind: 'network' } });
  });
});

it("bypasses the browser's cache, so that no call waits for another to the same URL", async () => {
  const caches: Request['cache'][] = [];
  const watched = createGateway({
    ...options(),
    fetch: (request) => {
      caches.push(request.cache);
      return fetch(request);
    },
  });
  server.answer((response) => answer(response, {}));
  await getSystemStatus(watched);
  expect(caches).toEqual(['no-store']);
});

describe('a call that takes too long', () => {
  it('times out, and the connection is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    server.answer((response) => {
      response.on('close', () => closed.resolve());
      arrived.resolve();
    });
    const sent = sendLoginSms(gateway, sms);
    await arrived.promise;
    vi.advanceTimersByTime(10_000);
    expect(await sent).toEqual({ ok: false, error: { kind: 'timeout' } });
    await closed.promise;
  });

  it('times out too when only its body is late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = Promise.withResolvers<void>();
    server.answer((response) => {
      response.writeHead(200);
      response.write('{"success"');
      arrived.resolve();
    });
    const sent = sendLoginSms(gateway, sms);
    await arrived.promise;
    vi.advanceTimersByTime(10_000);
    expect(await sent).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it("is aborted by the caller's own signal, and is not tried again", async () => {
    const abort = new AbortController();
    server.answer(() => abort.abort());
    expect(await getBalance(gateway, { signal: abort.signal })).toEqual({
      ok: false,
      error: { kind: 'aborted' },
    });
    expect(server.received).toHaveLength(1);
    expect(await getBalance(gateway, { signal: abort.signal })).toMatchObject({
      error: { kind: 'aborted' },
    });
    expect(server.received).toHaveLength(1);
  });

  it("is aborted by the caller's own signal where it changes something", async () => {
    const abort = new AbortController();
    server.answer(() => abort.abort());
    expect(await sendLoginSms(gateway, sms, { signal: abort.signal })).toEqual({
      ok: false,
      error: { kind: 'aborted' },
    });
  });
});

describe('trying again', () => {
  it('is for reads: three times at most', async () => {
    server.answer((response) => response.writeHead(502).end());
    expect(await getBalance(gateway)).toMatchObject({ error: { kind: 'http', status: 502 } });
    expect(server.received).toHaveLength(3);
  });

  it('ends with the first answer', async () => {
    server.answer((response) => (server.received.length < 3 ? response.destroy() : answer(response, balance)));
    expect(await getBalance(gateway)).toEqual({ ok: true, value: balance });
  });

  it('is not for calls that change something', async () => {
    server.answer((response) => response.writeHead(502).end());
    await sendLoginSms(gateway, sms);
    await launchExternalGame(gateway, { vassalage: 'V', gameCode: 'g', gameType: 'RNG', mode: 'real', backUrl: '/' });
    await logOut(gateway);
    expect(server.received.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
  });
});
