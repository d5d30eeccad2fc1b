import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { listenTo } from '../events/testing/listenTo.ts';
import { latestMessages } from '../outbox/outbox.store.ts';
import { alternating, newDatabaseUrl, openTestGateway, type TestGateway } from '../testing/openTestGateway.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { callVendor, launchToken, startPlay } from '../testing/vendor.ts';
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

it('end a session at both, with its events, its game and its launches, whichever is told', async () => {
  const world = await newWorldAt(first, 'alpha', { as: 'player' });
  const { token = '' } = world;
  const [here, there] = [visit(first, world.host), visit(second, world.host)];
  const stolen = await here.tokenOf('player', 'Player2026');
  const game = await startPlay(first, here, stolen);
  const launch = await launchToken(here, stolen);
  const events = await listenTo(there, stolen, '0');
  expect(await events.next()).toBeDefined();
  expect((await here.call('/wps/member/sessions/end-others', { method: 'POST', token })).success).toBe(true);
  let told = await events.next();
  while (told !== undefined) told = await events.next();
  const bet = { session: game, round: 'r', transactionId: `${game}-late`, amount: '100' };
  expect((await callVendor(second, 'wallet/debit', bet)).status).toBe(401);
  expect((await callVendor(second, 'session/redeem', { token: launch })).status).toBe(401);
  expect((await there.call('/wps/session/term', { method: 'POST', token: stolen })).status).toBe(401);
  expect((await there.call('/wps/member/info', { token })).status).toBe(200);
});

it('let one member bind a number, of two who bind it at each of them', async () => {
  const world = await newWorldAt(first, 'alpha', { as: 'player' });
  await first.database.owner
    .update(members)
    .set({ mobile: null, dialing_code: null })
    .where(eq(members.merchant, world.id));
  const [here, there] = [visit(first, world.host), visit(second, world.host)];
  const agent = await here.tokenOf('agent', 'Agent2026');
  const contact = { channel: 'sms', mobileNum: '13900139000', countryDialingCode: '86' };
  const codeFor = async (token: string) => {
    await here.call('/wps/member/security/contact/code', { json: { channel: 'sms', to: contact }, token });
    const [sent] = await latestMessages(first.database.owner, world.id, { limit: 1, since: new Date(0) });
    return /\d{6}/u.exec(sent?.body ?? '')?.[0] ?? '';
  };
  // Each member with a code of its own: only the last one counts.
  await codeFor(world.token ?? '');
  await world.advance(61_000);
  const code = await codeFor(agent);
  const bind = (visitor: typeof here, token: string, secret: string) =>
    visitor.sendSealed(
      '/wps/member/security/contact',
      { contact, code, proof: { kind: 'password', secret } },
      { token },
    );
  const bound = await Promise.all([
    bind(here, world.token ?? '', 'Player2026'),
    bind(there, agent, 'Agent2026'),
    bind(here, agent, 'Agent2026'),
  ]);
  expect(bound.filter(({ success }) => success)).toHaveLength(1);
  const rows = await first.database.owner.select().from(members).where(eq(members.merchant, world.id));
  expect(rows.filter(({ mobile }) => mobile === contact.mobileNum).map(({ account }) => account)).toEqual(['agent']);
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
