import { gatewayStub, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { eventually, settled } from '../../../testing/eventually.ts';
import { socialActors } from './social.actors.ts';

const success = { token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault: false };
const given = { state: 's', code: 'c' };
const registration = { ticket: 'k1', terms: { accepted: true as const, version: '1' } };

const run = (logic: AnyActorLogic, input: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());
const logIn = (answer: Stubs['logInSocial']) => {
  const gateway = gatewayStub({ logInSocial: answer as never });
  return run(socialActors(gateway).logInSocial, given);
};
const register = (answer: Stubs['registerSocial']) => {
  const gateway = gatewayStub({ registerSocial: answer as never });
  return run(socialActors(gateway).registerSocial, registration);
};

it('a sign-in returns a session, a second factor, a newcomer, or a refusal', async () => {
  expect(await logIn(success)).toEqual({ kind: 'loggedIn', ...success });
  const challenge = { id: 'c1', methods: ['sms' as const] };
  expect(await logIn({ challenge })).toEqual({
    kind: 'challenged',
    challenge: { ...challenge, destinations: {}, newAddress: false },
  });
  const newcomer = { ticket: 'k1', provider: 'google' as const, name: 'Robin' };
  expect(await logIn({ newcomer })).toEqual({ kind: 'newcomer', newcomer });
  expect(await logIn(refused('signInExpired'))).toMatchObject({
    kind: 'refused',
    refusal: { code: 'signInExpired' },
  });
  expect(await logIn(unreachable)).toMatchObject({ refusal: { code: 'network' } });
});

it('a registration returns its session or a refusal', async () => {
  expect(await register(success)).toEqual({ kind: 'loggedIn', ...success });
  expect(await register(refused('tooManyAccounts'))).toMatchObject({
    kind: 'refused',
    refusal: { code: 'tooManyAccounts' },
  });
});

const never = () => new Promise<never>(() => {});

it('both are aborted when their actor stops', async () => {
  const { logInSocial, registerSocial } = socialActors(gatewayStub({ logInSocial: never, registerSocial: never }));
  const running = [
    createActor(logInSocial, { input: given }).start(),
    createActor(registerSocial, { input: registration }).start(),
  ];
  await eventually(() => expect(vi.getTimerCount()).toBe(2));
  for (const actor of running) actor.stop();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
});
