// @vitest-environment jsdom
import { refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { renderFeature } from '../../../testing/renderFeature.tsx';
import type { PhoneAuthProof } from '../../../verification/index.ts';
import { namedAtom, wayBackAtom } from './social.atoms.ts';
import { useSocialLogin } from './useSocialLogin.ts';

const address = 'https://accounts.example/authorize?state=s';

const start = (answer: Stubs['beginSocialLogin'], userAgent = 'Firefox', chosen?: PhoneAuthProof) => {
  const leave = vi.fn<(to: string) => void>();
  const signIn = vi.fn<() => void>();
  const open = vi.fn<(provider: string) => Promise<PhoneAuthProof>>(() =>
    Promise.resolve(chosen ?? { ok: false, code: 'failed' }),
  );
  const windows = chosen && ({ providers: ['google'], open } as const);
  const useShown = () => useSocialLogin({ wayBack: '/favorite', userAgent, windows, leave, signIn });
  const view = renderFeature(useShown, { beginSocialLogin: answer as never });
  return { ...view, leave, signIn, open };
};

it('goes to the page of the provider, and keeps where the visitor meant to go', async () => {
  const { result, leave, store } = start({ address });
  act(() => result.current.begin('facebook'));
  await eventually(() => expect(leave).toHaveBeenCalledWith(address));
  expect(store.get(wayBackAtom)).toBe('/favorite');
  await eventually(() => expect([result.current.opening, result.current.refusal]).toEqual([undefined, undefined]));
});

it('says whose page is being opened, and opens no second one meanwhile', async () => {
  const asked: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<{ address: string }>();
  const { result, leave } = start(({ body }: { body: unknown }) => {
    asked.push(body);
    return promise;
  });
  act(() => result.current.begin('google'));
  await eventually(() => expect(result.current.opening).toBe('google'));
  act(() => result.current.begin('facebook'));
  resolve({ address });
  await eventually(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([{ provider: 'google' }]);
});

it.each([
  [refused('providerAway'), 'Firefox', 'providerAway'],
  [{ address: 'javascript:alert(1)' }, 'Firefox', 'malformed'],
  [{ address }, 'Mozilla/5.0 [FBAN/FBIOS]', 'insideApp'],
] as const)('stays, and says why: %j in %s is %s', async (answer, userAgent, code) => {
  const { result, leave, store } = start(answer, userAgent);
  act(() => result.current.begin('google'));
  await eventually(() => expect(result.current.refusal?.code).toBe(code));
  expect(leave).not.toHaveBeenCalled();
  expect(store.get(wayBackAtom)).toBeUndefined();
});

it("opens the sign-in page with the account chosen in a provider's window, without a call for an address", async () => {
  const { result, store, gateway, ...called } = start({ address }, 'Firefox', { ok: true, idToken: 'i' });
  act(() => result.current.begin('google'));
  await eventually(() => expect(called.signIn).toHaveBeenCalledTimes(1));
  expect(called.open).toHaveBeenCalledExactlyOnceWith('google');
  expect([store.get(namedAtom), store.get(wayBackAtom)]).toEqual([{ idToken: 'i' }, '/favorite']);
  expect([gateway.asked, called.leave.mock.calls]).toEqual([[], []]);
});

it('goes to the page of a provider that has no window, where another has one', async () => {
  const { result, leave, open } = start({ address }, 'Firefox', { ok: true, idToken: 'i' });
  act(() => result.current.begin('facebook'));
  await eventually(() => expect(leave).toHaveBeenCalledWith(address));
  expect(open).not.toHaveBeenCalled();
});

it('stays, and says why, when nobody is named in the window [REQ-141]', async () => {
  const { result, store, signIn } = start({ address }, 'Firefox', { ok: false, code: 'popupClosedByUser' });
  act(() => result.current.begin('google'));
  await eventually(() => expect(result.current.refusal?.code).toBe('popupClosedByUser'));
  expect([signIn.mock.calls, store.get(namedAtom), store.get(wayBackAtom)]).toEqual([[], undefined, undefined]);
});

it('opens no window inside another app', async () => {
  const { result, open } = start({ address }, 'Mozilla/5.0 [FBAN/FBIOS]', { ok: true, idToken: 'i' });
  act(() => result.current.begin('google'));
  await eventually(() => expect(result.current.refusal?.code).toBe('insideApp'));
  expect(open).not.toHaveBeenCalled();
});
