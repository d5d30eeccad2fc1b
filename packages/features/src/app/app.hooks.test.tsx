// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThrownGatewayError } from './valueOrThrow.ts';
import { useQueryError } from './useQueryError.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { leavingAtom, passwordChangeAtom, startSessionAtom } from './session.atoms.ts';
import { useScope } from './useScope.ts';

const failure = (kind: 'network' | 'timeout') => new ThrownGatewayError({ kind });
const begun: Parameters<typeof useQueryError>[0] = { error: null, errorUpdatedAt: 0, dataUpdatedAt: 0 };

describe('useQueryError', () => {
  it('is nothing until something fails', () => {
    const { result, rerender } = renderHook(useQueryError, { initialProps: begun });
    expect(result.current).toBeUndefined();
    rerender({ ...begun, dataUpdatedAt: 1 });
    expect(result.current).toBeUndefined();
  });

  it('is the last error until the query succeeds, also during a refetch', () => {
    const { result, rerender } = renderHook(useQueryError, { initialProps: begun });
    rerender({ error: failure('network'), errorUpdatedAt: 2, dataUpdatedAt: 1 });
    expect(result.current).toEqual({ kind: 'network' });
    rerender({ error: null, errorUpdatedAt: 2, dataUpdatedAt: 1 });
    expect(result.current).toEqual({ kind: 'network' });
    rerender({ error: failure('timeout'), errorUpdatedAt: 3, dataUpdatedAt: 1 });
    rerender({ error: null, errorUpdatedAt: 3, dataUpdatedAt: 1 });
    expect(result.current).toEqual({ kind: 'timeout' });
    rerender({ error: null, errorUpdatedAt: 3, dataUpdatedAt: 4 });
    expect(result.current).toBeUndefined();
    rerender({ error: failure('network'), errorUpdatedAt: 5, dataUpdatedAt: 4 });
    rerender({ error: null, errorUpdatedAt: 5, dataUpdatedAt: 5 });
    expect(result.current).toBeUndefined();
  });
});

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
