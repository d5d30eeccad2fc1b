import { defaultMemberTypes } from '@baize/domain/member-types';
import type { GatewayError } from '@baize/gateway-sdk';
import { gatewayStub, refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { loginActors, refusalFrom } from './login.actors.ts';

const business = (code: string, value: Record<string, unknown> = {}): GatewayError => ({
  kind: 'business',
  code,
  value,
});

/** The effects over a gateway that takes 400 milliseconds for a code by SMS. */
const effects = (stubs: Stubs) => {
  let time = 0;
  const sendLoginSms = () => {
    time += 400;
    return { expiredMinutes: 2 };
  };
  const gateway = gatewayStub({ sendLoginSms, ...stubs }, { token: () => 't1' });
  const loaded: unknown[] = [];
  const actors = loginActors(gateway, {
    memberTypes: () => defaultMemberTypes,
    memberLoaded: (member) => void loaded.push(member),
    now: () => time,
    os: 'Android',
  });
  return { actors, gateway, loaded };
};

const run = (logic: AnyActorLogic, input: unknown = {}): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

describe('refusalFrom', () => {
  it.each(['wrongCredentials', 'captchaWrong', 'nonMember', 'nonAgent', 'wrongCode', 'wrongAnswer', 'wrongPassword'])(
    'knows %s [REQ-100] [REQ-112]',
    (code) => {
      expect(refusalFrom(business(code))).toEqual({ code });
    },
  );

  it('tells until when an account is locked, and how long to wait', () => {
    expect(refusalFrom({ kind: 'locked', until: 'then' })).toEqual({ code: 'locked', until: 'then' });
    expect(refusalFrom({ kind: 'rateLimited', retryAfter: 9 })).toEqual({ code: 'rateLimited', retryAfterSeconds: 9 });
  });

  it("leaves what it does not know as the gateway's error, with its sentence [REQ-105]", () => {
    for (const error of [business('somethingNew'), { kind: 'network' } as const]) {
      expect(refusalFrom(error)).toEqual({ code: 'gateway', error });
    }
  });
});

describe('loginActors', () => {
  it('answer a login, its challenge and its refusal [REQ-081] [REQ-113]', async () => {
    const success = { token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault: true };
    expect(await run(effects({ logIn: success }).actors.logIn)).toEqual({ kind: 'loggedIn', ...success });
    const challenged = effects({ logIn: { challenge: { id: 'c1', methods: ['sms'] } } });
    expect(await run(challenged.actors.logIn)).toEqual({
      kind: 'challenged',
      challenge: { id: 'c1', methods: ['sms'] },
    });
    const wrong = effects({ logIn: refused('wrongCredentials') });
    expect(await run(wrong.actors.logIn)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'wrongCredentials' },
      captcha: false,
    });
  });

  it.each([
    [{ captcha: true }, true],
    [{ captcha: false }, false],
    [{}, false],
  ])('ask for a captcha when the error value %j includes one: %s [REQ-101]', async (value, captcha) => {
    const { actors } = effects({ logIn: refused('wrongCredentials', value) });
    expect(await run(actors.logIn)).toMatchObject({ captcha });
  });

  it('measure the round trip of an SMS code [REQ-103]', async () => {
    const { actors, gateway } = effects({});
    const input = { mobileNum: '13800000000', countryDialingCode: '86' };
    expect(await run(actors.sendCode, input)).toEqual({ kind: 'sent', expiredMinutes: 2, roundTripMilliseconds: 400 });
    expect(gateway.asked).toMatchObject([{ id: 'sendLoginSms', body: input }]);
  });

  it('keep the member and tell the role [REQ-109] [REQ-083]', async () => {
    const member = { id: '1', account: 'agent', nickname: 'a', type: 42 };
    const { actors, loaded } = effects({ getMemberInfo: member });
    expect(await run(actors.loadMember)).toEqual({ kind: 'loaded', role: 'agent' });
    expect(loaded).toEqual([member]);
  });

  it('ask for free play with the kind of device [REQ-116]', async () => {
    const { actors, gateway } = effects({ logInFreePlay: refused('switchedOff') });
    expect(await run(actors.logInFreePlay)).toEqual({ kind: 'refused', refusal: { code: 'switchedOff' } });
    expect(gateway.asked).toMatchObject([{ id: 'logInFreePlay', body: { os: 'Android' } }]);
  });

  it('answer a changed password, a captcha image, and what either failed with [REQ-148] [REQ-101]', async () => {
    expect(await run(effects({ changePassword: null }).actors.changePassword)).toEqual({ kind: 'changed' });
    expect(await run(effects({ getCaptcha: 'cG5n' }).actors.fetchImage)).toEqual({
      kind: 'image',
      image: 'data:image/png;base64,cG5n',
    });
    const { actors } = effects({
      changePassword: refused('wrongPassword'),
      answerLoginChallenge: refused('wrongAnswer'),
    });
    expect(await run(actors.changePassword)).toEqual({ kind: 'refused', refusal: { code: 'wrongPassword' } });
    expect(await run(actors.answerChallenge)).toMatchObject({ kind: 'refused' });
    expect(await run(actors.fetchImage)).toMatchObject({ kind: 'refused' });
  });
});
