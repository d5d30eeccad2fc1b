import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { listenTo } from './testing/listenTo.ts';

let gateway: TestGateway;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  gateway = await openTestGateway();
});
afterAll(async () => {
  await gateway.close();
  vi.useRealTimers();
});

const ADDRESS = '/wps/events';
const BEAT_SECONDS = 20;
const LONGEST_SESSION_MS = 8 * 3_600_000;

const world = async (from = 'alpha') => {
  const made = await newWorldAt(gateway, from, { as: 'player' });
  return { ...made, token: made.token ?? '' };
};

const event = (account: string, amount: string) => ({ account, type: 'depositCredited' as const, amount });
const unauthenticated = { status: 401, value: { code: 'unauthenticated' } };

describe('nobody hears', () => {
  it('what another member of the merchant is told', async () => {
    const { visitor, token, change } = await world();
    const other = await visitor.tokenOf('agent', 'Agent2026');
    const [mine, theirs] = [await listenTo(visitor, token, '0'), await listenTo(visitor, other, '0')];
    await change({ rows: { events: [event('player', '1'), event('agent', '2')] } });
    expect(await mine.nextEvent()).toMatchObject({ id: '1', data: { amount: '1' } });
    expect(await theirs.nextEvent()).toMatchObject({ id: '1', data: { amount: '2' } });
    for (const { leave } of [mine, theirs]) await leave();
  });

  it('what the same member of another merchant is told, also with the same ids', async () => {
    const [own, other] = [await world(), await world('beta')];
    const [mine, theirs] = [
      await listenTo(own.visitor, own.token, '0'),
      await listenTo(other.visitor, other.token, '0'),
    ];
    await other.change({ rows: { events: [event('player', '2')] } });
    await own.change({ rows: { events: [event('player', '1')] } });
    expect(await mine.nextEvent()).toMatchObject({ id: '1', data: { amount: '1' } });
    expect(await theirs.nextEvent()).toMatchObject({ id: '1', data: { amount: '2' } });
    for (const { leave } of [mine, theirs]) await leave();
  });

  it.each([
    ['without a token', undefined],
    ['with one that nobody has', 'a'.repeat(43)],
    ['with one that is none', 'a b'],
  ])('anything %s', async (_what, token) => {
    const { visitor } = await world();
    const sending = token === undefined ? {} : { token };
    expect(await visitor.call(ADDRESS, sending)).toMatchObject(unauthenticated);
  });

  it('anything with a token in the address', async () => {
    const { visitor, token } = await world();
    for (const name of ['token', 'access_token', 'Authorization'])
      expect(await visitor.call(`${ADDRESS}?${name}=${token}`)).toMatchObject(unauthenticated);
  });

  it('anything with the token of another merchant', async () => {
    const [own, other] = [await world(), await world('beta')];
    expect(await other.visitor.call(ADDRESS, { token: own.token })).toMatchObject(unauthenticated);
    expect(await visit(gateway, 'alpha.localhost').call(ADDRESS, { token: own.token })).toMatchObject(unauthenticated);
  });

  it('anything in a trial, whose account is everybody’s', async () => {
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    expect(await visitor.call(ADDRESS, { token })).toMatchObject({
      status: 403,
      value: { code: 'realAccountRequired' },
    });
  });
});

describe('a Last-Event-ID', () => {
  it.each(['999999999', '999999999999999'])('from the future begins anew and suppresses nothing: %s', async (id) => {
    const { visitor, token, change } = await world();
    await change({ rows: { events: [event('player', '1')] } });
    const { next, leave } = await listenTo(visitor, token, id);
    expect(await next()).toEqual({ id: '1' });
    await change({ rows: { events: [event('player', '2')] } });
    expect(await next()).toMatchObject({ id: '2', data: { amount: '2' } });
    await leave();
  });

  it.each([
    '',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    'NaN',
    "0' or '1'='1",
    '0; drop table member_events',
    '9'.repeat(16),
    '9'.repeat(4000),
    '%00',
    '\u00ff',
  ])('that was never one begins anew: %s', async (id) => {
    const { visitor, token, change } = await world();
    await change({ rows: { events: [event('player', '1')] } });
    const { next, leave } = await listenTo(visitor, token, id);
    expect(await next()).toEqual({ id: '1' });
    await leave();
    expect(gateway.loggedErrors).toEqual([]);
  });

  it('of thousands, tried one after the other, brings what is the member’s own and nothing else', async () => {
    const [own, other] = [await world(), await world()];
    await other.change({ rows: { events: Array.from({ length: 100 }, () => event('player', '666')) } });
    await own.change({ rows: { events: [event('player', '1'), event('agent', '2')] } });
    for (let id = 0; id < 2000; id += 1) {
      const { next, leave } = await listenTo(own.visitor, own.token, `${id === 0 ? 0 : id + 1}`);
      expect(await next()).toEqual(
        id === 0 ? { id: '1', data: { type: 'depositCredited', amount: '1', currency: 'CNY' } } : { id: '1' },
      );
      await leave();
      if (id > 300) id += 99;
    }
  });
});

describe('a stream ends', () => {
  it('at once when its session is logged out, and tells nothing more', async () => {
    const { visitor, token, change } = await world();
    const { nextEvent } = await listenTo(visitor, token, '0');
    await visitor.call('/wps/session/logout', { method: 'DELETE', token });
    await change({ rows: { events: [event('player', '1')] } });
    expect(await nextEvent()).toBeUndefined();
  });

  it('when its session is over, by the clock of the merchant', async () => {
    const { visitor, token, advance } = await world();
    const { nextEvent } = await listenTo(visitor, token, '0');
    await advance(LONGEST_SESSION_MS + 1);
    expect(await nextEvent()).toBeUndefined();
  });

  it('when the password is changed elsewhere, but not where it was changed', async () => {
    const { visitor, token, change } = await world();
    const other = await visitor.tokenOf('player', 'Player2026');
    const [here, there] = [await listenTo(visitor, token, '0'), await listenTo(visitor, other, '0')];
    const passwords = { oldPassword: 'Player2026', newPassword: 'Changed2026', confirmNewPassword: 'Changed2026' };
    await visitor.sendSealed('/wps/member/password', passwords, { token });
    expect(await there.nextEvent()).toBeUndefined();
    expect(await here.nextEvent()).toMatchObject({ data: { type: 'messages' } });
    await change({ rows: { events: [event('player', '1')] } });
    expect(await here.nextEvent()).toMatchObject({ data: { amount: '1' } });
    await here.leave();
  });

  it('when the account is disabled, at the next beat at the latest', async () => {
    const { visitor, token, change } = await world();
    const { nextEvent } = await listenTo(visitor, token, '0');
    await change({ rows: { members: [{ account: 'player', disabled: true }] } });
    await vi.advanceTimersByTimeAsync(BEAT_SECONDS * 1000);
    expect(await nextEvent()).toBeUndefined();
  });

  it('when its world has ended', async () => {
    const { id, visitor, token } = await world();
    const { nextEvent } = await listenTo(visitor, token, '0');
    await gateway.fetch(new Request(`http://127.0.0.1/lab/worlds/${id}`, { method: 'DELETE' }));
    expect(await nextEvent()).toBeUndefined();
  });

  it('when its session opens more than three: the oldest gives way, and no other session’s', async () => {
    const { visitor, token, change } = await world();
    const other = await listenTo(visitor, await visitor.tokenOf('player', 'Player2026'), '0');
    const first = await listenTo(visitor, token, '0');
    const later = [];
    for (let count = 0; count < 3; count += 1) later.push(await listenTo(visitor, token, '0'));
    expect(await first.nextEvent()).toBeUndefined();
    await change({ rows: { events: [event('player', '1')] } });
    for (const { nextEvent, leave } of [other, ...later]) {
      expect(await nextEvent()).toMatchObject({ data: { amount: '1' } });
      await leave();
    }
  });
});

it('a request for its head alone opens nothing', async () => {
  const { visitor, token } = await world();
  const response = await visitor.request(ADDRESS, { token, method: 'HEAD' });
  expect([response.status, response.body]).toEqual([200, null]);
});

it('no other method opens a stream', async () => {
  const { visitor, token } = await world();
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await visitor.call(ADDRESS, { token, method })).status).toBe(404);
});
