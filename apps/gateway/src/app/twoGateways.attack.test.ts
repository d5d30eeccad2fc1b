import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { alternating, newDatabaseUrl, openTestGateway, type TestGateway } from '../testing/openTestGateway.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { visit } from '../testing/visitor.ts';

let first: TestGateway;
let second: TestGateway;
let both: TestGateway;
beforeAll(async () => {
  const databaseUrl = await newDatabaseUrl();
  first = await openTestGateway({ databaseUrl, isAlone: true });
  second = await openTestGateway({ databaseUrl, isAlone: true, unaudited: true });
  both = { ...first, ...alternating(first, second) };
});
afterAll(() => both.close());

const at = (gateway: TestGateway) => visit(gateway, 'beta.localhost');

const GAMES = '/wps/relay/GCSGAME_gameList';
const COUNTRIES = '/wps/system/countries';

it('start on an empty database at the same time', async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === undefined) throw new Error('two gateways need a server');
  const started = await Promise.allSettled([1, 2, 3].map(() => openTestGateway({ databaseUrl, isAlone: true })));
  for (const one of started) if (one.status === 'fulfilled') await one.value.close();
  expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
});

it('let through of a limit what one would, whichever is asked', async () => {
  const world = await newWorldAt(first, 'alpha', { failures: { limits: { getCountries: 3, getGameList: 100 } } });
  const visitor = visit(both, world.host);
  const statuses = async (path: string, count: number) => {
    const all = [];
    for (let n = 0; n < count; n += 1) all.push((await visitor.call(path)).status);
    return all;
  };
  expect(await statuses(COUNTRIES, 5)).toEqual([200, 200, 200, 429, 429]);
  const many = await Promise.all(Array.from({ length: 120 }, () => visitor.call(GAMES)));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(100);
  await world.advance(60_000);
  await vi.waitFor(async () => expect(await statuses(COUNTRIES, 1)).toEqual([200]));
});

it('lock an account that was missed at either of them', async () => {
  const world = await newWorldAt(first, 'alpha');
  const visitor = visit(both, world.host);
  for (let misses = 0; misses < 5; misses += 1) {
    await visitor.call('/wps/captcha');
    await visitor.logIn('player', 'wrong-password', misses === 0 ? {} : { captcha: 'TEST' });
  }
  for (const gateway of [first, second])
    expect((await visit(gateway, world.host).logIn('player', 'Player2026')).value).toMatchObject({ code: 'locked' });
});

it('take a sealed request once, whichever has seen it', async () => {
  const body = await at(first).seal({ type: 'username', username: 'player', password: 'Player2026' });
  const sending = { body, headers: { 'Content-Type': 'application/jose' } };
  expect(await at(first).call('/wps/session/login', sending)).toMatchObject({ status: 200, success: true });
  expect((await at(second).call('/wps/session/login', sending)).value).toMatchObject({ code: 'replayedRequest' });
});

it('see what the other has changed of a world and of the merchants', async () => {
  const world = await newWorldAt(first, 'alpha');
  const status = async (gateway: TestGateway) => (await visit(gateway, world.host).call(GAMES)).status;
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  await world.change({ failures: { maintenance: true } });
  expect(await status(first)).toBe(503);
  await vi.waitFor(async () => expect(await status(second)).toBe(503));
  const init = { method: 'PUT', body: JSON.stringify({ merchants: [] }) };
  await first.fetch(new Request('http://127.0.0.1/lab/merchants', init));
  const beta = async () => (await visit(second, 'beta.localhost').call(COUNTRIES)).status;
  await vi.waitFor(async () => expect(await beta()).toBe(403));
});
