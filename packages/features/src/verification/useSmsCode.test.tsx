// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { eventually } from '../testing/eventually.ts';
import { smsCodeMachine } from './smsCode.machine.ts';
import { useSmsCode } from './useSmsCode.ts';
import type { SmsCodeAnswer, SmsCodeRequest } from './verification.types.ts';

const request = { mobileNum: '13800000000', countryDialingCode: '86' };
const show = (answer: SmsCodeAnswer, now = () => performance.now()) => {
  const sent: SmsCodeRequest[] = [];
  const chart = smsCodeMachine.provide({
    actors: {
      sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(({ input }) => {
        sent.push(input);
        return Promise.resolve(answer);
      }),
    },
  });
  return { sent, ...renderHook(() => useSmsCode(useActorRef(chart, { input: { now } }), now)) };
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
    const { result } = renderHook(() => useSmsCode(undefined, () => 0));
    act(() => result.current.ask(request));
    act(() => result.current.readFailure());
    expect(result.current).toMatchObject({ state: 'ready', secondsLeft: 0, failure: undefined });
  });
});
