// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThrownGatewayError } from './valueOrThrow.ts';
import { useQueryError } from './useQueryError.ts';

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
