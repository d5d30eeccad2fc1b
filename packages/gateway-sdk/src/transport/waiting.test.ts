import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from '../createGateway.ts';
import type { GatewayOptions } from '../gateway.types.ts';
import { getBalance } from '../wallet/index.ts';
import { createTransport } from './createTransport.ts';

const balance = { balance: '100', currency: 'CNY', currencySymbol: '¥', sequence: 1 };
const good = () => Response.json({ success: true, message: '', value: balance });
const wait = (seconds: string) => new Response('', { status: 429, headers: { 'Retry-After': seconds } });
const never = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

const setUp = (...answers: ((request: Request) => Response | Promise<Response>)[]) => {
  const sentAt: number[] = [];
  const options: GatewayOptions = {
    baseUrl: 'https://site.example',
    fetch: async (request) => {
      sentAt.push(Date.now());
      return (answers[sentAt.length - 1] ?? good)(request);
    },
    random: () => 0.5,
    token: () => 'token-1',
    language: () => 'EN',
    merchant: () => 'm1',
  };
  // The transport is passed in, because fake timers do not advance a dynamic import.
  return { gateway: createGateway(options, async () => ({ createTransport })), sentAt };
};

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('waiting', () => {
  it('lasts a random part of a growing time between tries', async () => {
    const { gateway, sentAt } = setUp(
      () => new Response('', { status: 500 }),
      () => new Response('', { status: 503 }),
    );
    const answer = getBalance(gateway);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: true, value: balance });
    expect(sentAt).toEqual([0, 150, 450]);
  });

  it('lasts as long as the gateway asks', async () => {
    const { gateway, sentAt } = setUp(() => wait('3'));
    const answer = getBalance(gateway);
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ ok: true });
    expect(sentAt).toEqual([0, 3000]);
  });

  it('lasts as long as an overloaded gateway asks, plus a random part of a second', async () => {
    const { gateway, sentAt } = setUp(() => new Response('', { status: 503, headers: { 'Retry-After': '2' } }));
    const answer = getBalance(gateway);
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ ok: true });
    expect(sentAt).toEqual([0, 2500]);
  });

  it('does not happen when the gateway asks for more than five seconds', async () => {
    const { gateway, sentAt } = setUp(() => wait('60'));
    expect(await getBalance(gateway)).toMatchObject({ error: { kind: 'rateLimited', retryAfter: 60 } });
    expect(sentAt).toEqual([0]);
  });

  it('ends when the caller gives up', async () => {
    const { gateway, sentAt } = setUp(() => wait('3'));
    const abort = new AbortController();
    const answer = getBalance(gateway, { signal: abort.signal });
    await vi.advanceTimersByTimeAsync(1000);
    abort.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } });
    expect(sentAt).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not begin when the caller has given up already', async () => {
    const abort = new AbortController();
    const { gateway, sentAt } = setUp(() => {
      abort.abort();
      return wait('3');
    });
    const answered = vi.fn();
    void getBalance(gateway, { signal: abort.signal }).then(answered);
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledWith({ ok: false, error: { kind: 'aborted' } });
    expect([sentAt, vi.getTimerCount()]).toEqual([[0], 0]);
  });

  it('ends for each try of a read when its time is up', async () => {
    const { gateway, sentAt } = setUp(never, never, never);
    const answer = getBalance(gateway);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(sentAt).toEqual([0, 10_150, 20_450]);
  });

  it('leaves no timer and no listener behind', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const { gateway } = setUp(() => wait('1'));
    const answer = getBalance(gateway, { signal });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toMatchObject({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalledOnce();
    expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(added.mock.calls);
  });
});
