// @vitest-environment jsdom
import { getSystemStatus } from '@baize/gateway-sdk/system';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { memoryStorage, storagesAtom } from '../app/index.ts';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { smsWaitsAtom } from './smsCode.atoms.ts';
import { useGatewayClock } from './useGatewayClock.ts';
import { smsCodeMachine } from './smsCode.machine.ts';
import { useSmsCode } from './useSmsCode.ts';
import type { SmsCodeAnswer, SmsCodeRequest } from './verification.types.ts';

const request = { mobileNum: '13800000000', countryDialingCode: '86' };
const show = (answer: SmsCodeAnswer, now = () => performance.now(), stubs: Stubs = {}) => {
  const sent: SmsCodeRequest[] = [];
  const chart = smsCodeMachine.provide({
    actors: {
      sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(({ input }) => {
        sent.push(input);
        return Promise.resolve(answer);
      }),
    },
  });
  return { sent, ...renderFeature(() => useSmsCode(useActorRef(chart, { input: { now } }), 'login'), stubs) };
};

/** Page on the clock of the gateway, whose time differs from the page's `Date`. */
const visit = async (atServer: () => number) => {
  const clock = { now: () => 0 };
  const page = show({ kind: 'sent', expiredMinutes: 1, roundTripMilliseconds: 0 }, () => clock.now(), {
    getSystemStatus: () =>
      Response.json(
        { success: true, message: '', value: { status: 0, ip: '203.0.113.7' } },
        { headers: { Date: new Date(atServer()).toUTCString() } },
      ),
  });
  clock.now = () => page.gateway.now() ?? 0;
  return { ...page, hear: () => getSystemStatus(page.gateway) };
};

describe('useSmsCode', () => {
  it('counts the seconds down until another code may be asked for', async () => {
    const { result, sent } = show({ kind: 'sent', expiredMinutes: 1, roundTripMilliseconds: 0 });
    expect(result.current).toMatchObject({ state: 'ready', secondsLeft: 0, failure: undefined });
    act(() => result.current.ask(request));
    expect([result.current.state, sent]).toEqual(['sending', [request]]);
    await eventually(() => expect(result.current).toMatchObject({ state: 'counting', secondsLeft: 60 }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(result.current.secondsLeft).toBe(59);
    await act(() => vi.advanceTimersByTimeAsync(58_000));
    expect(result.current).toMatchObject({ state: 'counting', secondsLeft: 1 });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(result.current).toMatchObject({ state: 'ready', secondsLeft: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never counts below nothing, as after a laptop has slept', async () => {
    let slept = 0;
    const { result } = show({ kind: 'sent', expiredMinutes: 1, roundTripMilliseconds: 0 }, () => slept);
    act(() => result.current.ask(request));
    await eventually(() => expect(result.current.secondsLeft).toBe(60));
    slept = 90_000;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(result.current.secondsLeft).toBe(0);
  });

  it('tells why none was sent until that is read', async () => {
    const { result } = show({ kind: 'refused', refusal: { code: 'tooSoon' } });
    act(() => result.current.ask(request));
    await eventually(() => expect(result.current).toMatchObject({ state: 'resting', failure: { code: 'tooSoon' } }));
    act(() => result.current.readFailure());
    expect(result.current.failure).toBeUndefined();
  });

  it('is ready, and asks for nothing, while its flow does not run', () => {
    const { result } = renderFeature(() => useSmsCode(undefined, 'login'));
    act(() => result.current.ask(request));
    act(() => result.current.readFailure());
    expect(result.current).toMatchObject({ state: 'ready', secondsLeft: 0, failure: undefined });
  });

  it('counts on in a page that is loaded anew, by the gateway’s clock, though this machine’s was set', async () => {
    let atServer = Date.parse('2026-03-01T12:00:00Z');
    const first = await visit(() => atServer);
    await first.hear();
    act(() => first.result.current.ask(request));
    await eventually(() => expect(first.result.current.secondsLeft).toBe(60));
    const storages = first.store.get(storagesAtom);
    first.unmount();
    atServer += 15_000;
    vi.setSystemTime(Date.now() + 40_000);

    const second = await visit(() => atServer);
    act(() => second.store.set(storagesAtom, storages));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(second.result.current.state).toBe('ready');
    await second.hear();
    await act(() => vi.advanceTimersByTimeAsync(250));
    // Two timers are left: the displayed seconds and the chart's tick. Polling for the gateway's time has stopped.
    expect(vi.getTimerCount()).toBe(2);
    expect(second.result.current).toMatchObject({ state: 'counting', secondsLeft: 45 });
    act(() => second.result.current.ask(request));
    expect(second.sent).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(45_000));
    expect(second.result.current.state).toBe('ready');
  });

  it('counts on at once where the gateway’s time is known already', async () => {
    const page = await visit(() => Date.parse('2026-03-01T12:00:00Z'));
    await page.hear();
    const until = Date.parse('2026-03-01T12:00:30Z');
    act(() => page.store.set(storagesAtom, { session: memoryStorage({ smsWaits: JSON.stringify({ login: until }) }) }));
    expect(page.result.current).toMatchObject({ state: 'counting', secondsLeft: 30 });
  });

  it('stops polling for the gateway’s time when unmounted', async () => {
    const page = await visit(() => 0);
    act(() => page.store.set(storagesAtom, { session: memoryStorage({ smsWaits: '{"login":5000}' }) }));
    expect(vi.getTimerCount()).toBe(1);
    page.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('restores nothing while its flow does not run', async () => {
    const page = renderFeature(() => useSmsCode(undefined, 'login'));
    act(() => page.store.set(storagesAtom, { session: memoryStorage({ smsWaits: '{"login":5000}' }) }));
    expect([page.result.current.state, vi.getTimerCount()]).toEqual(['ready', 0]);
  });

  it('restores no countdown that is over', async () => {
    let atServer = Date.parse('2026-03-01T12:00:00Z');
    const first = await visit(() => atServer);
    await first.hear();
    act(() => first.result.current.ask(request));
    await eventually(() => expect(first.result.current.state).toBe('counting'));
    const storages = first.store.get(storagesAtom);
    first.unmount();
    atServer += 60_000;
    const second = await visit(() => atServer);
    await second.hear();
    act(() => second.store.set(storagesAtom, storages));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(second.result.current.state).toBe('ready');
  });

  it.each([
    ['no json', {}],
    ['null', {}],
    ['7', {}],
    ['"a text"', {}],
    ['{"login":"soon","recovery":5000}', { recovery: 5000 }],
  ])('reads of %s the waits alone', (kept, waits) => {
    const { store } = renderFeature(() => useSmsCode(undefined, 'login'));
    act(() => store.set(storagesAtom, { session: memoryStorage({ smsWaits: kept }) }));
    expect(store.get(smsWaitsAtom)).toEqual(waits);
  });

  it('counts by the gateway’s clock, which stands at nothing before the gateway has answered', async () => {
    const stubs: Stubs = {
      getSystemStatus: () =>
        Response.json(
          { success: true, message: '', value: { status: 0, ip: '203.0.113.7' } },
          { headers: { Date: 'Sun, 01 Mar 2026 12:00:00 GMT' } },
        ),
    };
    const { result, gateway } = renderFeature(useGatewayClock, stubs);
    expect(result.current()).toBe(0);
    await getSystemStatus(gateway);
    expect(Math.abs(result.current() - Date.parse('2026-03-01T12:00:00Z'))).toBeLessThan(1000);
  });

  it('ignores any other stored value', async () => {
    for (const kept of ['no json', 'null', '{"login":"soon"}']) {
      const page = await visit(() => 0);
      await page.hear();
      act(() => page.store.set(storagesAtom, { session: memoryStorage({ smsWaits: kept }) }));
      await act(() => vi.advanceTimersByTimeAsync(500));
      expect(page.result.current).toMatchObject({ state: 'ready', secondsLeft: 0 });
      page.unmount();
    }
  });
});
