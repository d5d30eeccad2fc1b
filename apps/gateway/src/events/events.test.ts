import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweep } from '../app/sweep.ts';
import { inboxOf } from '../announcements/testing/inboxOf.ts';
import { pictureOf, promotionsOf } from '../promotions/testing/promotionsOf.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { memberEvents } from './events.schema.ts';
import { lastEventIds, readEvents, writeEvent } from './events.store.ts';
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

const A_DAY = 24 * 3_600_000;
const BEAT_SECONDS = 20;

const world = async (wish: Parameters<typeof newWorldAt>[2] = {}) => {
  const made = await newWorldAt(gateway, 'alpha', { as: 'player', ...wish });
  const token = made.token ?? '';
  return { ...made, token, listen: (lastEventId?: string) => listenTo(made.visitor, token, lastEventId) };
};

const credited = (amount: string) => ({ account: 'player', type: 'depositCredited' as const, amount });
const told = (amount: string) => ({ type: 'depositCredited', amount, currency: 'CNY' });

describe('a stream of events', () => {
  it('is neither cached nor buffered, and begins with the id to resume after', async () => {
    const { listen } = await world();
    const { response, next, leave } = await listen();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(await next()).toEqual({ id: '0' });
    await leave();
  });

  it('tells what came of deposits and withdrawals, in order, in minor units of the currency', async () => {
    const { listen, change } = await world();
    const { next, take, leave } = await listen();
    await next();
    const types = ['depositCredited', 'depositFailed', 'withdrawApproved', 'withdrawRejected'] as const;
    const events = types.map((type, at) => ({ account: 'player', type, amount: `${at + 1}00` }));
    await change({ rows: { events } });
    expect(await take(4)).toEqual(
      types.map((type, at) => ({ id: `${at + 1}`, data: { type, amount: `${at + 1}00`, currency: 'CNY' } })),
    );
    await leave();
  });

  it('tells of each movement of the balance by its sequence, and begins with the last one', async () => {
    const { visitor, token, listen } = await world();
    const session = await startPlay(gateway, visitor, token);
    const { next, leave } = await listen();
    await next();
    for (const [sequence, path, amount] of [
      [2, 'wallet/debit', '100'],
      [3, 'wallet/credit', '250'],
    ] as const) {
      await callVendor(gateway, path, { session, round: 'r', transactionId: path, amount });
      expect(await next()).toMatchObject({ data: { type: 'balance', sequence } });
    }
    await leave();
    const later = await listen();
    expect(await later.next()).toEqual({ id: '2', data: { type: 'balance', sequence: 3 } });
    await later.leave();
  });

  it('has no event for a refused movement', async () => {
    const { visitor, token, listen } = await world();
    const session = await startPlay(gateway, visitor, token);
    const { next, leave } = await listen();
    await next();
    const bet = { session, round: 'r', transactionId: 'bet' };
    await callVendor(gateway, 'wallet/debit', { ...bet, amount: '999999999999' });
    await callVendor(gateway, 'wallet/debit', { ...bet, transactionId: 'other', amount: '1' });
    expect(await next()).toEqual({ id: '1', data: { type: 'balance', sequence: 2 } });
    await leave();
  });

  it('tells of what a promotion pays, at once, and when it is granted', async () => {
    const { visitor, token, listen, advance } = await world();
    const { apply, balance, draw, hand } = promotionsOf(visitor, token);
    const { id } = (await hand(await pictureOf())).value as { id: string };
    await apply('first-deposit', { images: [id] });
    const { next, leave } = await listen();
    await next();
    await draw('lucky-draw');
    expect(await next()).toMatchObject({ data: { type: 'balance', sequence: 2 } });
    await advance(60_000);
    await balance();
    expect(await next()).toMatchObject({ data: { type: 'balance', sequence: 3 } });
    await leave();
  });

  it('tells how many announcements are left when one has been read', async () => {
    const announcements = ['a', 'b'].map((id) => ({ id, kind: 'popup' as const, titles: { EN: id } }));
    const { visitor, token, listen } = await world({ rows: { announcements } });
    const { next, leave } = await listen();
    await next();
    await inboxOf(visitor, token).read('a');
    expect(await next()).toEqual({ id: '1', data: { type: 'unread', count: 1 } });
    await leave();
  });

  it('sends a heartbeat every 20 seconds, with events whose signal was missed', async () => {
    const { id, listen } = await world();
    const { next, leave } = await listen();
    await next();
    await vi.advanceTimersByTimeAsync(BEAT_SECONDS * 1000);
    expect(await next()).toBe('beat');
    const owner = { merchant: id, memberId: '1001' };
    await writeEvent(gateway.database.owner, owner, { type: 'unread', count: 7 }, new Date());
    await vi.advanceTimersByTimeAsync(BEAT_SECONDS * 1000);
    expect(await next()).toMatchObject({ data: { type: 'unread', count: 7 } });
    await leave();
  });
});

describe('a stream that is taken up again', () => {
  it('resumes after the last event, with none lost and none twice, wherever it broke off', async () => {
    const { listen, change } = await world();
    const amounts = Array.from({ length: 12 }, (_, at) => `${at + 1}`);
    const heard: string[] = [];
    let last: string | undefined = '0';
    for (const [at, amount] of amounts.entries()) {
      await change({ rows: { events: [credited(amount)] } });
      if (at % 3 !== 0) continue;
      const { nextEvent, leave } = await listen(last);
      for (let behind = at - Number(last); behind >= 0; behind -= 1) {
        const event = await nextEvent();
        if (typeof event !== 'object' || event.data?.type !== 'depositCredited') throw new Error('not told');
        heard.push(event.data.amount);
        last = event.id;
      }
      await leave();
    }
    const { next, leave } = await listen(last);
    expect(await next()).toMatchObject({ data: told('11') });
    expect(await next()).toMatchObject({ data: told('12') });
    await leave();
    expect(heard).toEqual(amounts.slice(0, 10));
  });

  it('brings more than are read at once', async () => {
    const { listen, change } = await world();
    const amounts = Array.from({ length: 250 }, (_, at) => `${at + 1}`);
    for (const from of [0, 125]) await change({ rows: { events: amounts.slice(from, from + 125).map(credited) } });
    const { take, leave } = await listen('0');
    const events = await take(250);
    expect(events.map((event) => typeof event === 'object' && event.id)).toEqual(amounts);
    await leave();
  });

  it('has only the latest of the state events', async () => {
    const { visitor, token, listen } = await world();
    const session = await startPlay(gateway, visitor, token);
    for (const transactionId of ['a', 'b', 'c'])
      await callVendor(gateway, 'wallet/debit', { session, round: 'r', transactionId, amount: '1' });
    const { next, leave } = await listen('0');
    expect(await next()).toEqual({ id: '3', data: { type: 'balance', sequence: 4 } });
    await leave();
  });

  it('misses no event of concurrent transactions', async () => {
    const { id, listen } = await world();
    const owner = { merchant: id, memberId: '1001' };
    const { nextEvent, leave } = await listen('0');
    const amounts = Array.from({ length: 30 }, (_, at) => `${at + 1}`);
    const { database } = gateway;
    await Promise.all(
      amounts.map((amount) =>
        database.owner.transaction(async (tx) => {
          await writeEvent(tx, owner, { type: 'depositCredited', amount, currency: 'CNY' }, new Date());
        }),
      ),
    );
    await database.signals.tell(`member ${id} 1001`);
    const ids: string[] = [];
    while (ids.length < amounts.length) {
      const event = await nextEvent();
      if (typeof event === 'object' && event.id !== undefined && event.data !== undefined) ids.push(event.id);
    }
    expect(ids).toEqual(amounts);
    await leave();
  });
});

describe('what is kept', () => {
  it('is gone after a day, and the ids go on', async () => {
    const { alpha, now } = { alpha: { merchant: 'alpha', memberId: '1001' }, now: Date.now() };
    const { owner } = gateway.database;
    const write = (at: number) =>
      writeEvent(owner, alpha, { type: 'depositCredited', amount: '1', currency: 'CNY' }, new Date(at));
    await write(now - A_DAY - 1000);
    await write(now - A_DAY + 60_000);
    const before = await readEvents(owner, alpha, 0);
    await sweep(owner, new Date(now));
    const after = await readEvents(owner, alpha, 0);
    expect(after).toEqual(before.filter(({ id }) => id !== before.at(-2)?.id));
    await write(now);
    const ids = (await readEvents(owner, alpha, 0)).map(({ id }) => id);
    expect(ids.at(-1)).toBe((before.at(-1)?.id ?? 0) + 1);
  });

  it('has no event of a transaction that is rolled back', async () => {
    const { id } = await world();
    const owner = { merchant: id, memberId: '1001' };
    const failing = gateway.database.owner.transaction(async (tx) => {
      await writeEvent(tx, owner, { type: 'unread', count: 1 }, new Date());
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await readEvents(gateway.database.owner, owner, 0)).toEqual([]);
    const all = await gateway.database.owner.select().from(memberEvents);
    expect(all.filter(({ merchant }) => merchant === id)).toEqual([]);
  });

  it('is found for sessions that go on alone', async () => {
    const { id, now } = await world();
    expect(await lastEventIds(gateway.database.owner, id, ['nobody'], now())).toEqual(new Map());
  });
});
