import { once } from 'node:events';
import { request } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { holdHash } from '../testing/holdHash.ts';
import { visit } from '../testing/visitor.ts';
import type { Answer } from '../testing/visitor.ts';
import { loadLimits } from './shedLoad.ts';
import type { LoadLimits } from './shedLoad.ts';

let gateway: TestGateway;
const open = async (limits: Partial<LoadLimits> = {}): Promise<TestGateway> =>
  (gateway = await openTestGateway({ isAlone: true, load: { ...loadLimits(20_000), ...limits } }));
afterEach(() => gateway.close());

const sorted = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).toSorted((a, b) => a - b);

const BALANCE = '/wps/v2/wallets/balance';

/** A world whose calls are delayed by `latency` ms. */
const slowWorld = async (latency: number) => {
  const world = await newWorldAt(gateway, 'alpha', { as: 'player' });
  await world.change({ failures: { latency } });
  const { token = '', host } = world;
  return { ...world, token, balance: (headers = {}) => visit(gateway, host).call(BALANCE, { token, headers }) };
};

it('beyond its places and its queue, a call is refused at once with 503 and Retry-After, in the language of the visitor', async () => {
  await open({ calls: { atOnce: 2, waiting: 3, longestMs: 20_000 } });
  const { balance } = await slowWorld(300);
  const answers = await Promise.all(Array.from({ length: 9 }, () => balance({ 'X-Language': 'ES' })));
  expect(sorted(answers)).toEqual([200, 200, 200, 200, 200, 503, 503, 503, 503]);
  for (const { status, headers, value, message } of answers.filter((answer) => answer.status === 503)) {
    expect([status, headers.get('Retry-After')]).toEqual([503, expect.stringMatching(/^[1-4]$/u)]);
    expect([value, message]).toEqual([
      { code: 'overloaded', retryAfter: Number(headers.get('Retry-After')) },
      'Hay demasiada gente en este momento. Inténtalo de nuevo en unos segundos.',
    ]);
  }
  expect((await balance()).status).toBe(200);
});

it('a call that waits too long for its turn is refused', async () => {
  await open({ calls: { atOnce: 1, waiting: 3, longestMs: 50 } });
  const { balance } = await slowWorld(500);
  const answers = await Promise.all([balance(), balance()]);
  expect(sorted(answers)).toEqual([200, 503]);
});

it('a crowd that logs in takes no place of other calls', async () => {
  await open({ sealed: { atOnce: 1, waiting: 0, longestMs: 0 } });
  const { visitor, token } = await slowWorld(0);
  const held = holdHash(1);
  const first = visitor.logIn('agent', 'Agent2026');
  await held.reached;
  expect((await visitor.logIn('agent', 'Agent2026')).status).toBe(503);
  expect((await visitor.call(BALANCE, { token })).status).toBe(200);
  held.release();
  expect((await first).success).toBe(true);
});

it('a call whose client has gone while it waited begins no work', async () => {
  await open({ calls: { atOnce: 1, waiting: 5, longestMs: 20_000 } });
  const { host, token, balance } = await slowWorld(300);
  const first = balance();
  const caller = new AbortController();
  const ask = new Request(`http://127.0.0.1/wps/favourites/games/abandoned`, {
    headers: { 'X-Forwarded-Host': host, Authorization: `Bearer ${token}` },
    signal: caller.signal,
  });
  const abandoned = gateway.fetch(ask);
  const next = balance();
  await new Promise(setImmediate);
  caller.abort();
  // The abandoned call is refused while the first still runs: it has left the queue.
  expect(await Promise.race([first.then(() => 'first'), Promise.resolve(abandoned).then(({ status }) => status)])).toBe(
    503,
  );
  expect([(await first).status, (await next).status]).toEqual([200, 200]);
});

it('a slow call whose client has gone leaves its place to the next one', async () => {
  await open({ calls: { atOnce: 1, waiting: 0, longestMs: 0 } });
  const { host, token, balance, change } = await slowWorld(60_000);
  const caller = new AbortController();
  const ask = new Request(`http://127.0.0.1${BALANCE}`, {
    headers: { 'X-Forwarded-Host': host, Authorization: `Bearer ${token}` },
    signal: caller.signal,
  });
  const abandoned = gateway.fetch(ask);
  expect((await balance()).status).toBe(503);
  caller.abort();
  expect((await abandoned).status).toBe(503);
  await change({ failures: { latency: 0 } });
  expect((await balance()).status).toBe(200);
});

it('streams of events hold no place, and stay open while calls are refused', async () => {
  await open({ calls: { atOnce: 1, waiting: 0, longestMs: 0 } });
  const { host, visitor, token, change } = await slowWorld(0);
  const streams = [];
  for (let count = 0; count < 3; count += 1) streams.push(await visitor.request('/wps/events', { token }));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  await change({ failures: { latency: 200 } });
  const calls = await Promise.all([1, 2, 3].map(() => visit(gateway, host).call(BALANCE, { token })));
  expect(sorted(calls)).toEqual([200, 503, 503]);
  for (const { body } of streams) {
    const reader = body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  }
});

it('senders that never end their bodies take no place', async () => {
  await open({ sealed: { atOnce: 1, waiting: 0, longestMs: 0 } });
  const server = createAdaptorServer({ fetch: gateway.fetch });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const headers = { 'X-Forwarded-Host': 'alpha.localhost', 'Content-Type': 'application/jose', 'Content-Length': 100 };
  const slow = Array.from({ length: 4 }, () => {
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/wps/session/login', headers });
    call.on('error', () => undefined).write('half');
    return call;
  });
  await Promise.all(slow.map((call) => once(call, 'socket')));
  const { visitor } = await slowWorld(0);
  expect((await visitor.logIn('agent', 'Agent2026')).success).toBe(true);
  for (const call of slow) call.destroy();
  server.close();
});
