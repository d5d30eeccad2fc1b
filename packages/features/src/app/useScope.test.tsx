// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeature } from '../testing/renderFeature.tsx';
import { leavingAtom, passwordChangeAtom, startSessionAtom } from './session.atoms.ts';
import { useScope } from './useScope.ts';

it('is that of a visitor while the member owes another password [REQ-107]', () => {
  const { result, store } = renderFeature(useScope, {});
  act(() => store.set(passwordChangeAtom, true));
  expect([result.current.token, result.current.ready]).toEqual([undefined, true]);
  act(() => store.set(startSessionAtom, 't1'));
  expect([result.current.token, result.current.ready]).toEqual([undefined, true]);
  act(() => store.set(passwordChangeAtom, false));
  expect([result.current.token, result.current.ready]).toEqual(['t1', true]);
});

it('is not ready for a session that is being left, and is for the next one', () => {
  const { result, store } = renderFeature(useScope, {}, { token: 't1' });
  expect(result.current.ready).toBe(true);
  act(() => store.set(leavingAtom, 't1'));
  expect([result.current.token, result.current.ready]).toEqual(['t1', false]);
  act(() => store.set(startSessionAtom, 't2'));
  expect([result.current.token, result.current.ready]).toEqual(['t2', true]);
});
