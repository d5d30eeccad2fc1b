import { failed, gatewayStub, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from '../app/createQueryClient.ts';
import {
  answerKey,
  leavingAtom,
  memoryStorage,
  mountedAtom,
  sessionAtom,
  sessionEndReasonAtom,
  endSessionAtom,
  startSessionAtom,
  sessionTokenAtom,
  storagesAtom,
} from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { logOut } from './logOut.ts';
import { logoutStep } from './logout.rules.ts';

const scope = { merchant: 'LOTUS', language: 'EN', token: 't1', ready: true } as Scope;

const loggedIn = (answer: Stubs['logOut']) => {
  const store = createStore();
  store.set(mountedAtom, true);
  const session = memoryStorage();
  store.set(storagesAtom, { session });
  store.set(startSessionAtom, 't1');
  const ends: unknown[] = [];
  onTestFinished(store.sub(sessionEndReasonAtom, () => void ends.push(store.get(sessionEndReasonAtom))));
  const queryClient = createQueryClient();
  queryClient.setQueryData(answerKey(scope, { member: true }, 'balance'), 1);
  queryClient.setQueryData(answerKey(scope, { language: true }, 'hot'), 2);
  const gateway = gatewayStub({ logOut: answer }, { token: () => store.get(sessionTokenAtom) });
  const leave = () => logOut({ store, queryClient, merchant: 'LOTUS', gateway });
  return { store, session, ends, queryClient, leave, calls: () => gateway.asked.length };
};

describe('logOut', () => {
  it.each([
    ['succeeds', null],
    ['fails', unreachable],
  ] as const)('calls the gateway and clears all, also when the call %s [REQ-087]', async (_, answer) => {
    const { store, session, ends, queryClient, leave, calls } = loggedIn(answer);
    await leave();
    expect([calls(), store.get(sessionAtom).state, ends]).toEqual([1, 'anonymous', ['loggedOut']]);
    expect(['token', 'merchantCode'].map((key) => session.getItem(key))).toEqual([null, 'LOTUS']);
    expect(queryClient.getQueryData(answerKey(scope, { member: true }, 'balance'))).toBeUndefined();
    expect(queryClient.getQueryData(answerKey(scope, { language: true }, 'hot'))).toBe(2);
  });

  it('does not say that the session expired to whoever asked to leave [REQ-087] [REQ-091]', async () => {
    const { store, leave } = loggedIn(failed(401, 'unauthenticated'));
    const left = leave();
    store.set(endSessionAtom, { merchant: 'LOTUS', end: 'expired' });
    await left;
    expect(store.get(sessionEndReasonAtom)).toBe('loggedOut');
  });

  it('marks the session as leaving before the gateway ends it', async () => {
    const seen: unknown[] = [];
    const { store, leave } = loggedIn(() => {
      seen.push(store.get(leavingAtom));
      return null;
    });
    await leave();
    expect(seen).toEqual(['t1']);
  });

  it('cancels the running queries of the member before the session ends, and no others', async () => {
    const order: string[] = [];
    const { queryClient, leave } = loggedIn(() => {
      order.push('ended');
      return null;
    });
    const ask = (queryKey: readonly unknown[], name: string) =>
      queryClient.fetchQuery({
        queryKey,
        queryFn: ({ signal }) =>
          new Promise<never>((_, refuse) => {
            signal.addEventListener(
              'abort',
              () => {
                order.push(name);
                refuse(new Error('called off'));
              },
              { once: true },
            );
          }),
      });
    const asked = [
      ask(answerKey(scope, { member: true }, 'history'), 'history called off'),
      ask(answerKey(scope, { language: true }, 'games'), 'games called off'),
    ];
    const settling = Promise.allSettled(asked);
    await leave();
    expect(order).toEqual(['history called off', 'ended']);
    await queryClient.cancelQueries();
    await settling;
  });

  it('makes no call when nobody is logged in [REQ-087]', async () => {
    const { leave, calls } = loggedIn(null);
    await leave();
    await leave();
    expect(calls()).toBe(1);
  });

  it('keeps `expired` as the reason when there is no session left', async () => {
    const { store, leave } = loggedIn(null);
    store.set(endSessionAtom, { merchant: 'LOTUS', end: 'expired' });
    await leave();
    expect(store.get(sessionEndReasonAtom)).toBe('expired');
  });
});

describe('logoutStep', () => {
  it('asks, and leaves only when confirmed [REQ-087]', () => {
    expect(logoutStep('idle', 'asked')).toBe('confirming');
    expect(logoutStep('confirming', 'cancelled')).toBe('idle');
    expect(logoutStep('confirming', 'confirmed')).toBe('leaving');
    expect(logoutStep('leaving', 'finished')).toBe('idle');
  });

  it('never leaves unasked, nor is disturbed while leaving [REQ-087]', () => {
    expect(logoutStep('idle', 'confirmed')).toBe('idle');
    expect(logoutStep('leaving', 'cancelled')).toBe('leaving');
    expect(logoutStep('leaving', 'asked')).toBe('leaving');
  });
});
