import { failed, gatewayStub } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { eventually, settled } from '../../testing/eventually.ts';
import { registerActors } from './register.actors.ts';

const session = { token: 't1', firstTimeLogin: true, passwordExpired: false, passwordDefault: false };
const member = { id: '1', account: 'chloe88', nickname: 'C', type: 0 };

const effects = (stubs: Stubs = {}) => {
  const kept: unknown[] = [];
  const gateway = gatewayStub(stubs, { token: () => 't1' });
  const actors = registerActors(gateway, {
    sessionGiven: (given) => void kept.push(given),
    memberLoaded: (loaded) => void kept.push(loaded),
  });
  return { actors, gateway, kept };
};
const run = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

const never = () => new Promise<never>(() => {});

it('asks whether an invitation is good, of the site where it is known', async () => {
  const { actors, gateway } = effects({ checkAffiliate: null });
  expect(await run(actors.checkInvitation, { code: 'FRIEND-1', domain: 'a.example' })).toEqual({ kind: 'valid' });
  expect(await run(actors.checkInvitation, { code: 'FRIEND-1', domain: undefined })).toEqual({ kind: 'valid' });
  expect(gateway.asked.map(({ query }) => query)).toEqual([
    { code: 'FRIEND-1', domain: 'a.example' },
    { code: 'FRIEND-1' },
  ]);
});

it('starts a session with its member, without a member that fails to load, and none without a session', async () => {
  const known = effects({ getMemberInfo: member });
  expect(await run(known.actors.startSession, session)).toEqual({ kind: 'started' });
  expect(known.kept).toEqual([session, { token: 't1', member }]);
  const unknown = effects({ getMemberInfo: failed(404) });
  expect(await run(unknown.actors.startSession, session)).toEqual({ kind: 'started' });
  expect(unknown.kept).toEqual([session]);
  const none = effects();
  expect(await run(none.actors.startSession)).toEqual({ kind: 'started' });
  expect([none.kept, none.gateway.asked]).toEqual([[], []]);
});

it('is aborted when its actor stops', async () => {
  const { actors } = effects({ checkRegistrationCode: never, checkAffiliate: never, register: never });
  const running = [actors.checkCode, actors.checkInvitation, actors.register].map((logic: AnyActorLogic) =>
    createActor(logic, { input: { code: 'F', method: 'username', form: {} } }).start(),
  );
  await eventually(() => expect(vi.getTimerCount()).toBe(3));
  for (const actor of running) actor.stop();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
});
