import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, gatewayStub, liveEvents } from '../testing/index.ts';
import { openEvents } from './index.ts';
import type { ReceivedEvent } from './index.ts';
import { readMemberEvents } from './readMemberEvents.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const credited = { type: 'depositCredited', amount: '12345', currency: 'CNY' } as const;

const open = async (signal?: AbortSignal, lastEventId?: string) => {
  const live = liveEvents();
  const gateway = gatewayStub({ openEvents: live.response }, { token: () => 't1' });
  const answer = await openEvents(gateway, { lastEventId }, { signal });
  if (!answer.ok) throw new Error(answer.error.kind);
  const told = answer.value[Symbol.asyncIterator]();
  return {
    ...live,
    gateway,
    next: async () => ((await told.next()) as IteratorResult<ReceivedEvent, undefined>).value,
  };
};

describe('the events of a member', () => {
  it('are requested with the token in a header, and the id to resume after', async () => {
    const { gateway, end, next } = await open(undefined, '7');
    const [asked] = gateway.asked;
    expect(asked?.query).toEqual({});
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
      authorization: 'Bearer t1',
      'last-event-id': '7',
      accept: 'text/event-stream',
      'x-module-id': 'events.open',
    });
    end();
    expect(await next()).toBeUndefined();
  });

  it('arrive in order, each with the id to resume after', async () => {
    const { say, tell, end, next } = await open();
    say('id: 4\n\n:\n\n');
    expect(await next()).toEqual({ lastEventId: '4', event: undefined });
    tell(5, credited);
    expect(await next()).toEqual({ lastEventId: '5', event: credited });
    tell(6, { type: 'balance', sequence: 9 });
    tell(7, { type: 'unread', count: 0 });
    expect([await next(), await next()]).toMatchObject([{ event: { sequence: 9 } }, { event: { count: 0 } }]);
    end();
    expect(await next()).toBeUndefined();
  });

  it.each([
    ['of a type that this release does not know', { type: 'bonusCredited', amount: '1' }],
    ['without an amount', { type: 'depositCredited', currency: 'CNY' }],
    ['with an amount that is not in minor units', { ...credited, amount: '12.34' }],
    ['with an amount that is a number', { ...credited, amount: 12 }],
    ['without a currency', { ...credited, currency: '' }],
    ['that is no object', 'hello'],
  ])('are passed over where one is %s, and the others go on', async (_what, event) => {
    const { say, tell, end, next } = await open();
    tell(1, event as never);
    say('id: 2\ndata: {\n\n');
    tell(3, { ...credited, more: 'than the contract knows' } as never);
    end();
    expect([await next(), await next(), await next()]).toEqual([
      { lastEventId: '1', event: undefined },
      { lastEventId: '2', event: undefined },
      { lastEventId: '3', event: credited },
    ]);
    expect(await next()).toBeUndefined();
  });

  it('end when the connection breaks, and never throw', async () => {
    const { tell, fail, next } = await open();
    tell(1, credited);
    expect(await next()).toMatchObject({ lastEventId: '1' });
    fail();
    expect(await next()).toBeUndefined();
  });

  it('end when the caller aborts', async () => {
    const caller = new AbortController();
    const { isLeft, next } = await open(caller.signal);
    const waiting = next();
    caller.abort();
    expect(await waiting).toBeUndefined();
    expect(isLeft()).toBe(true);
  });

  it('end after 45 seconds without events or heartbeats', async () => {
    const { say, isLeft, next } = await open();
    const waiting = next();
    await vi.advanceTimersByTimeAsync(44_000);
    say(':\n\n');
    await vi.advanceTimersByTimeAsync(44_000);
    expect(isLeft()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBeUndefined();
    expect(isLeft()).toBe(true);
  });

  it('are malformed when the response is not an event stream', async () => {
    const gateway = gatewayStub(
      { openEvents: Response.json({ success: true, message: '', value: null }) },
      { token: () => 't1' },
    );
    expect(await openEvents(gateway)).toEqual({ ok: false, error: { kind: 'malformed', status: 200 } });
  });

  it('are refused like any other call', async () => {
    const refusing = gatewayStub({ openEvents: failed(401, 'unauthenticated') }, { token: () => 't1' });
    expect(await openEvents(refusing)).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    expect(await openEvents(gatewayStub())).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
  });

  it('are the same wherever the bytes are cut, even within a character', async () => {
    const bytes = new TextEncoder().encode(
      `id: 1\r\ndata: ${JSON.stringify({ ...credited, currency: '人民币😀' })}\r\n\r\n`,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 6 }), async (places) => {
        const cuts = [0, ...places, bytes.length].sort((a, b) => a - b);
        const body = new ReadableStream<Uint8Array>({
          start: (feed) => {
            for (const [at, cut] of cuts.slice(1).entries()) feed.enqueue(bytes.slice(cuts[at], cut));
            feed.close();
          },
        });
        const told: ReceivedEvent[] = [];
        for await (const each of readMemberEvents(body, undefined)) told.push(each);
        expect(told).toEqual([{ lastEventId: '1', event: { ...credited, currency: '人民币😀' } }]);
      }),
      { numRuns: 50 },
    );
  });
});
