import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFirstGesture } from './useFirstGesture.ts';

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'notices the first %s, and the first one alone',
  (sign) => {
    const { result } = renderHook(() => useFirstGesture());
    expect(result.current).toBeUndefined();
    act(() => void fireEvent(window, new Event(sign)));
    const first = result.current;
    expect(first?.type).toBe(sign);
    act(() => void fireEvent(window, new Event(sign)));
    expect(result.current).toBe(first);
  },
);

it('stops listening when it unmounts', () => {
  const heard = vi.spyOn(window, 'addEventListener');
  const left = vi.spyOn(window, 'removeEventListener');
  renderHook(() => useFirstGesture()).unmount();
  const of = ({ mock: { calls } }: typeof heard | typeof left) => calls.map(([name, listener]) => ({ name, listener }));
  expect(of(left)).toEqual(expect.arrayContaining(of(heard)));
  expect(of(heard)).toHaveLength(4);
  vi.restoreAllMocks();
});
