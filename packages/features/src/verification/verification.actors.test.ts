import { failed, gatewayStub, refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { sendLoginSms } from '@baize/gateway-sdk/verification';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { settled } from '../testing/eventually.ts';
import { captchaActors, phoneAuthActors, smsCodeActors } from './verification.actors.ts';

const run = async (logic: AnyActorLogic, input: unknown = {}): Promise<unknown> => {
  const answer = toPromise(createActor(logic, { input }).start());
  await settled();
  return answer;
};

/** Effects over a gateway that takes 400 milliseconds per SMS code. */
const effects = (stubs: Stubs) => {
  let time = 5000;
  const gateway = gatewayStub(stubs);
  const send: Parameters<typeof smsCodeActors>[0] = (sms, options) => {
    time += 400;
    return sendLoginSms(gateway, sms, options);
  };
  return { gateway, ...captchaActors(gateway), ...smsCodeActors(send, () => time) };
};

describe('captchaActors', () => {
  it('answer a picture, a proof, and why there is neither [REQ-101]', async () => {
    const picture = { kind: 'image', image: 'data:image/png;base64,cG5n' };
    expect(await run(effects({ getCaptcha: 'cG5n' }).fetchImage)).toEqual(picture);
    expect(await run(effects({ getCaptcha: { challenge: 'c', difficulty: 1 } }).prove)).toMatchObject({
      kind: 'proved',
    });
    const { fetchImage, prove } = effects({ getCaptcha: failed(500) });
    expect(await run(fetchImage)).toMatchObject({ refusal: { code: 'http' } });
    expect(await run(prove)).toMatchObject({ refusal: { code: 'http' } });
  });
});

const never = () => new Promise<never>(() => {});

describe('the calls', () => {
  it('are aborted when their actor stops', async () => {
    const { fetchImage, prove, sendCode } = effects({ getCaptcha: never, sendLoginSms: never });
    const running = [fetchImage, prove, sendCode].map((logic: AnyActorLogic) =>
      createActor(logic, { input: { mobileNum: '13800000000', countryDialingCode: '86' } }).start(),
    );
    await settled();
    expect(vi.getTimerCount()).toBe(3);
    for (const actor of running) actor.stop();
    await settled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('smsCodeActors', () => {
  const request = { mobileNum: '13800000000', countryDialingCode: '86' };

  it('measure by the clock of the page where no other is given', async () => {
    const { sendCode } = smsCodeActors(async () => ({ ok: true, value: {} }));
    expect(await run(sendCode, request)).toEqual({
      kind: 'sent',
      expiredMinutes: undefined,
      roundTripMilliseconds: 0,
    });
  });

  it('use an external service with the whole number, a minute apart, and return its error', async () => {
    const send = vi.fn<Parameters<typeof phoneAuthActors>[0]['send']>();
    send.mockResolvedValueOnce(undefined).mockResolvedValueOnce('quotaExceeded');
    const { sendCode } = phoneAuthActors({ send });
    expect(await run(sendCode, request)).toEqual({ kind: 'sent', expiredMinutes: 1, roundTripMilliseconds: 0 });
    expect(send).toHaveBeenCalledExactlyOnceWith('+8613800000000');
    expect(await run(sendCode, request)).toEqual({ kind: 'refused', refusal: { code: 'quotaExceeded' } });
  });

  it('tell apart a refusal that asks for a bot check', async () => {
    const { sendCode } = effects({ sendLoginSms: refused('botCheckRequired') });
    expect(await run(sendCode, request)).toEqual({ kind: 'suspected' });
  });

  it("send by the flow's own call, and measure its round trip [REQ-103]", async () => {
    const { sendCode, gateway } = effects({ sendLoginSms: { expiredMinutes: 2 } });
    expect(await run(sendCode, request)).toEqual({ kind: 'sent', expiredMinutes: 2, roundTripMilliseconds: 400 });
    expect(gateway.asked).toMatchObject([{ id: 'sendLoginSms', body: request }]);
  });

  it("keep the gateway's error for its sentence when none was sent [REQ-105]", async () => {
    const { sendCode } = effects({ sendLoginSms: refused('tooSoon', { message: 'Try later.' }) });
    expect(await run(sendCode, request)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'tooSoon', error: { message: 'Try later.' } },
    });
  });
});
