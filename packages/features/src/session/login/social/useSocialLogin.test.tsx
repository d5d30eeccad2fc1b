// @vitest-environment jsdom
import { refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { renderFeature } from '../../../testing/renderFeature.tsx';
import { wayBackAtom } from './social.atoms.ts';
import { useSocialLogin } from './useSocialLogin.ts';

const address = 'https://accounts.example/authorize?state=s';

const start = (answer: Stubs['beginSocialLogin'], userAgent = 'Firefox') => {
  const leave = vi.fn<(to: string) => void>();
  const view = renderFeature(() => useSocialLogin({ wayBack: '/favorite', userAgent, leave }), {
    beginSocialLogin: answer as never,
  });
  return { ...view, leave };
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
