import { defaultMemberTypes } from '@baize/domain/member-types';
import { failed, gatewayStub, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { settled } from '../../testing/eventually.ts';
import { admissionActors } from './admission.actors.ts';
import { loginActors } from './login.actors.ts';

const effects = (stubs: Stubs = {}) => {
  const gateway = gatewayStub(stubs, { token: () => 't1' });
  const kept: unknown[] = [];
  const actors = {
    ...loginActors(gateway, { os: 'Android' }),
    ...admissionActors(gateway, {
      memberTypes: () => defaultMemberTypes,
      tokenGiven: (given) => void kept.push(given),
      tokenHeld: () => 't1',
      memberLoaded: (loaded) => void kept.push(loaded),
    }),
  };
  return { actors, gateway, kept };
};

const run = (logic: AnyActorLogic, input: unknown = {}): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

const success = { token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault: true };

const never = () => new Promise<never>(() => {});

describe('loginActors', () => {
  it('answer a login, its challenge and its refusal [REQ-081]', async () => {
    expect(await run(effects({ logIn: success }).actors.logIn)).toEqual({ kind: 'loggedIn', ...success });
    const challenged = effects({
      logIn: { challenge: { id: 'c1', methods: ['sms'], destinations: { sms: '+86 ••••8000' }, newAddress: true } },
    });
    expect(await run(challenged.actors.logIn)).toEqual({
      kind: 'challenged',
      challenge: { id: 'c1', methods: ['sms'], destinations: { sms: '+86 ••••8000' }, newAddress: true },
    });
    const wrong = effects({ logIn: refused('wrongCredentials') });
    expect(await run(wrong.actors.logIn)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'wrongCredentials' },
      captcha: false,
    });
    const { actors } = effects({ logIn: unreachable });
    expect(await run(actors.logIn)).toMatchObject({ refusal: { code: 'network' }, captcha: false });
  });

  it.each([
    [{ captcha: true }, true],
    [{ captcha: false }, false],
    [{}, false],
  ])('ask for a captcha when the error value %j includes one: %s [REQ-101]', async (details, captcha) => {
    const { actors } = effects({ logIn: refused('wrongCredentials', details) });
    expect(await run(actors.logIn)).toMatchObject({ captcha });
  });

  it('return the session for a right answer, and a second challenge as malformed', async () => {
    const passed = effects({ answerLoginChallenge: success });
    expect(await run(passed.actors.answerChallenge)).toEqual({ kind: 'passed', value: success });
    const again = effects({ answerLoginChallenge: { challenge: { id: 'c2', methods: ['sms'] } } as never });
    expect(await run(again.actors.answerChallenge)).toMatchObject({ refusal: { code: 'malformed' } });
    const { actors } = effects({ answerLoginChallenge: refused('wrongAnswer') });
    expect(await run(actors.answerChallenge)).toMatchObject({ kind: 'refused', refusal: { code: 'wrongAnswer' } });
  });

  it('give the token to the session [REQ-106]', async () => {
    const { actors, kept } = effects();
    const given = { token: 't1', owesPassword: false };
    expect(await run(actors.storeToken, given)).toEqual({ kind: 'stored' });
    expect(kept).toEqual([given]);
  });

  it('keep the member and tell the role [REQ-083]', async () => {
    const member = { id: '1', account: 'agent', nickname: 'a', type: 42 };
    const { actors, kept } = effects({ getMemberInfo: member });
    expect(await run(actors.loadMember)).toEqual({ kind: 'loaded', role: 'agent' });
    expect(kept).toEqual([{ token: 't1', member }]);
    const unknown = effects({ getMemberInfo: failed(404) });
    expect(await run(unknown.actors.loadMember)).toMatchObject({ kind: 'refused', refusal: { code: 'http' } });
    expect(unknown.kept).toEqual([]);
  });

  it('store the member of their session, also after the actor has stopped', async () => {
    const member = { id: '1', account: 'player', nickname: 'p', type: 1 };
    const { actors, kept } = effects({ getMemberInfo: member });
    createActor(actors.loadMember).start().stop();
    await settled();
    expect(kept).toEqual([{ token: 't1', member }]);
  });

  it('ask for free play with the kind of device [REQ-116]', async () => {
    const { actors, gateway } = effects({ logInFreePlay: refused('switchedOff') });
    expect(await run(actors.logInFreePlay)).toMatchObject({ kind: 'refused', refusal: { code: 'switchedOff' } });
    expect(gateway.asked).toMatchObject([{ id: 'logInFreePlay', body: { os: 'Android' } }]);
    const started = effects({ logInFreePlay: success });
    expect(await run(started.actors.logInFreePlay)).toEqual({ kind: 'loggedIn', ...success });
  });

  it('answer a changed password, and why it was not [REQ-148]', async () => {
    expect(await run(effects({ changePassword: null }).actors.changePassword)).toEqual({ kind: 'changed' });
    const { actors } = effects({ changePassword: refused('wrongPassword') });
    expect(await run(actors.changePassword)).toMatchObject({ refusal: { code: 'wrongPassword' } });
  });

  it('are aborted when their actor stops', async () => {
    const { actors } = effects({
      logIn: never,
      logInFreePlay: never,
      answerLoginChallenge: never,
      changePassword: never,
    });
    const { logIn, logInFreePlay, answerChallenge, changePassword } = actors;
    const running = [logIn, logInFreePlay, answerChallenge, changePassword].map((logic: AnyActorLogic) =>
      createActor(logic, { input: {} }).start(),
    );
    await settled();
    expect(vi.getTimerCount()).toBe(4);
    for (const actor of running) actor.stop();
    await settled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
