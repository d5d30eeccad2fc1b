import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { testEffects } from '../testing/testEffects.ts';
import { countdownAfter, smsCodeMachine } from './smsCode.machine.ts';
import type { SmsCodeAnswer, SmsCodeRequest } from './verification.types.ts';

const ask = { type: 'codeAsked', mobileNum: '13800000000', countryDialingCode: '886' } as const;
const sent: SmsCodeAnswer = { kind: 'sent', expiredMinutes: 2, roundTripMilliseconds: 400 };
const refused: SmsCodeAnswer = {
  kind: 'refused',
  refusal: { code: 'tooSoon', error: { kind: 'business', code: 'tooSoon', value: {}, message: 'Try later.' } },
};

const playSms = (answer: SmsCodeAnswer | Error) => {
  const clock = new SimulatedClock();
  const requests: SmsCodeRequest[] = [];
  const chart = smsCodeMachine.provide({
    actors: {
      sendCode: fromPromise<SmsCodeAnswer, SmsCodeRequest>(({ input }) => {
        requests.push(input);
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      }),
    },
  });
  const actor = createActor(chart, { clock, input: { now: () => clock.now() } }).start();
  return { actor, clock, requests, until: (state: string) => waitFor(actor, ({ value }) => value === state) };
};

testEffects(smsCodeMachine);

describe('smsCode', () => {
  it('is sent to the number it is asked for [REQ-103]', () => {
    const { actor, requests } = playSms(sent);
    actor.send(ask);
    expect(requests).toEqual([{ mobileNum: '13800000000', countryDialingCode: '886' }]);
  });

  it('is sent once a bot check has been passed, and asked for anew when it has not', async () => {
    const { actor, requests, until } = playSms({ kind: 'suspected' });
    actor.send(ask);
    await until('checkingBot');
    actor.send({ type: 'botCheckCancelled' });
    expect(actor.getSnapshot().value).toBe('ready');
    actor.send(ask);
    await until('checkingBot');
    actor.send({ type: 'botChecked', pass: 'p1' });
    expect(requests.at(-1)).toEqual({ ...requests[0], botCheck: { pass: 'p1' } });
    await until('checkingBot');
    actor.send({ type: 'botCheckCancelled' });
    actor.send(ask);
    expect(requests.at(-1)).toEqual(requests[0]);
  });

  it('is disabled for 60 s a minute answered, less half the round trip, and ready again at 0 [REQ-103]', async () => {
    const { actor, clock, requests, until } = playSms(sent);
    actor.send(ask);
    const { context } = await until('counting');
    expect(context.availableAt).toBe(119_800);
    clock.increment(119_799);
    actor.send(ask);
    expect([actor.getSnapshot().value, requests.length]).toEqual(['counting', 1]);
    clock.increment(1);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.availableAt]).toEqual(['ready', undefined]);
    actor.send(ask);
    expect(requests).toHaveLength(2);
  });

  it('ends its countdown when the clock says so, though the machine slept in between [REQ-103]', async () => {
    const clock = new SimulatedClock();
    let slept = 0;
    const sendCode = fromPromise<SmsCodeAnswer, SmsCodeRequest>(async () => sent);
    const chart = smsCodeMachine.provide({ actors: { sendCode } });
    const actor = createActor(chart, { clock, input: { now: () => clock.now() + slept } }).start();
    actor.send(ask);
    await waitFor(actor, ({ value }) => value === 'counting');
    clock.increment(1000);
    slept = 118_799;
    clock.increment(1000);
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it('restores a countdown that is not over, to the millisecond', () => {
    const { actor, clock } = playSms(sent);
    clock.increment(5000);
    for (const availableAt of [4999, 5000]) {
      actor.send({ type: 'waitRecalled', availableAt });
      expect(actor.getSnapshot().value).toBe('ready');
    }
    actor.send({ type: 'waitRecalled', availableAt: 5001 });
    expect(actor.getSnapshot().value).toBe('counting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it('counts one minute when none is answered [REQ-103]', () => {
    expect(countdownAfter({ kind: 'sent', roundTripMilliseconds: 0 })).toBe(60_000);
  });

  it('sends once per second at most, also after a failure or an answer of no minutes [REQ-103]', async () => {
    const { actor, clock, requests, until } = playSms(refused);
    actor.send(ask);
    actor.send(ask);
    await until('resting');
    clock.increment(999);
    actor.send(ask);
    expect(requests).toHaveLength(1);
    clock.increment(1);
    actor.send(ask);
    expect(requests).toHaveLength(2);
    expect(countdownAfter({ kind: 'sent', expiredMinutes: 0, roundTripMilliseconds: 0 })).toBe(1000);
  });

  it('shows a failure with the sentence of the gateway until it is read [REQ-105]', async () => {
    const { actor, until } = playSms(refused);
    actor.send(ask);
    const { context } = await until('resting');
    expect(context.failure).toEqual(refused.refusal);
    actor.send({ type: 'failureRead' });
    expect(actor.getSnapshot().context.failure).toBeUndefined();
  });

  it('no longer shows a failure once another code is asked for', async () => {
    const { actor, clock, until } = playSms(refused);
    actor.send(ask);
    await until('resting');
    clock.increment(1000);
    actor.send(ask);
    expect(actor.getSnapshot()).toMatchObject({ value: 'sending', context: { failure: undefined } });
  });

  it('tells that sending broke, and may be asked for again after the pause [REQ-105]', async () => {
    const { actor, clock, requests, until } = playSms(new Error('no chunk'));
    actor.send(ask);
    expect((await until('resting')).context.failure).toEqual({ code: 'broken' });
    clock.increment(1000);
    actor.send(ask);
    expect(requests).toHaveLength(2);
  });

  it('never counts longer than the minutes answered, nor less than a second [REQ-103]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(10_000_000), (expiredMinutes, roundTripMilliseconds) => {
        const countdown = countdownAfter({ kind: 'sent', expiredMinutes, roundTripMilliseconds });
        expect(countdown).toBeLessThanOrEqual(expiredMinutes * 60_000);
        expect(countdown).toBeGreaterThanOrEqual(1000);
      }),
    );
  });
});
