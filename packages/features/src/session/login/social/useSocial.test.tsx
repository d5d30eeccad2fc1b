// @vitest-environment jsdom
import { noFlags } from '@baize/domain/flags';
import { failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memoryStorage, sessionAtom, storagesAtom } from '../../../app/index.ts';
import { eventually } from '../../../testing/eventually.ts';
import { renderFeature } from '../../../testing/renderFeature.tsx';
import { wayBackAtom } from './social.atoms.ts';
import type { SocialInput, SocialTypes } from './social.types.ts';
import { useSocial } from './useSocial.ts';

const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };
const member = { id: '1', account: 'g123456789', nickname: 'R', type: 0 };
const newcomer = { ticket: 'k1', provider: 'google', name: 'Robin' } as const;
const limited = failed(429, 'tooManyRequests', { retryAfter: 30 });

type LogIn = Extract<NonNullable<Stubs['logInSocial']>, (...given: never[]) => unknown>;
type Register = Extract<NonNullable<Stubs['registerSocial']>, (...given: never[]) => unknown>;

const start = (
  signIns: Awaited<ReturnType<LogIn>>[],
  registrations: Awaited<ReturnType<Register>>[] = [],
  given: SocialInput['given'] = { state: 's', code: 'c' },
  more: Pick<SocialInput, 'referralCode'> = {},
) => {
  const onDone = vi.fn<(output: SocialTypes['output']) => void>();
  const view = renderFeature(() => useSocial({ given, flags: noFlags, rules: [], onDone, ...more }), {
    logInSocial: () => signIns.shift() ?? unreachable,
    registerSocial: () => registrations.shift() ?? unreachable,
    getMemberInfo: member,
  });
  return { ...view, onDone };
};

it('signs in whoever is known, and tells where that leads once', async () => {
  const { result, onDone, store } = start([success]);
  expect(result.current).toMatchObject({ state: 'busy', registering: false, newcomer: undefined });
  await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ route: 'home' }));
  expect(result.current.state).toBe('done');
  expect(store.get(sessionAtom)).toMatchObject({ state: 'loggedIn', token: 't1', member });
});

it('shows the terms to a newcomer, also while the account is registered and while it has to wait', async () => {
  const { result, onDone } = start([{ newcomer }], [limited, success]);
  await eventually(() => expect(result.current).toMatchObject({ state: 'agreeing', newcomer, registering: false }));
  act(() => result.current.agree());
  expect(result.current).toMatchObject({ state: 'agreeing', registering: true });
  await eventually(() => expect(result.current.refusal?.code).toBe('rateLimited'));
  expect(result.current).toMatchObject({ state: 'agreeing', registering: true });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current).toMatchObject({ state: 'agreeing', registering: false });
  act(() => result.current.agree());
  await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ route: 'home' }));
});

it('a registration is sent with the code of who invited the newcomer [REQ-125]', async () => {
  const { result, gateway } = start([{ newcomer }], [success], undefined, { referralCode: 'R7KX2M9Q' });
  await eventually(() => expect(result.current.state).toBe('agreeing'));
  act(() => result.current.agree());
  const sent = () => gateway.asked.find(({ id }) => id === 'registerSocial')?.body;
  await eventually(() => expect(sent()).toMatchObject({ ticket: 'k1', referralCode: 'R7KX2M9Q' }));
});

it('is busy while a sign-in has to wait before any answer', async () => {
  const { result } = start([limited]);
  await eventually(() => expect(result.current.refusal?.code).toBe('rateLimited'));
  expect(result.current).toMatchObject({ state: 'busy', registering: false });
});

it('shows why it has failed, and repeats a call that got no answer', async () => {
  const { result, onDone, store } = start([unreachable, refused('signInRefused')]);
  act(() => store.set(wayBackAtom, '/favorite'));
  expect(result.current.wayBack).toBe('/favorite');
  await eventually(() => expect(result.current).toMatchObject({ state: 'failed', mayRetry: true }));
  expect(result.current.refusal?.code).toBe('network');
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ state: 'busy', refusal: undefined });
  await eventually(() => expect(result.current).toMatchObject({ state: 'failed', mayRetry: false }));
  expect([result.current.refusal?.code, onDone.mock.calls]).toEqual(['signInRefused', []]);
});

it('hands over the second factor to its form', async () => {
  const { result } = start([{ challenge: { id: 'c1', methods: ['realName'] } }]);
  await eventually(() => expect(result.current.secondFactor).toBeDefined());
  expect([result.current.state, result.current.changePassword]).toEqual(['busy', undefined]);
  act(() => result.current.secondFactor?.send({ type: 'cancelled' }));
  await eventually(() => expect(result.current.refusal).toEqual({ code: 'signInCancelled' }));
  expect([result.current.state, result.current.secondFactor]).toEqual(['failed', undefined]);
});

it('knows the way back after the visit to the provider, which is a reload', () => {
  const session = memoryStorage();
  const [before, after] = [start([], [], 'cancelled'), start([], [], 'cancelled')];
  act(() => before.store.set(storagesAtom, { session }));
  act(() => before.store.set(wayBackAtom, '/favorite'));
  expect(session.getItem('signInWayBack')).toBe('/favorite');
  act(() => after.store.set(storagesAtom, { session }));
  expect(after.result.current).toMatchObject({ state: 'failed', wayBack: '/favorite' });
});
