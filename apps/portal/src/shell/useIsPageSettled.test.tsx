import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIsPageSettled } from './useIsPageSettled.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
  return () => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  };
});

const write = (html: string) => {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
  act(() => void vi.advanceTimersByTime(200));
};

/** Counts the queries of the document within the next second. */
const looks = (): number => {
  const look = vi.spyOn(document, 'querySelector');
  act(() => void vi.advanceTimersByTime(1000));
  const { length } = look.mock.calls;
  look.mockRestore();
  return length;
};

it('waits for the page and for what it loads, then stays and looks no more (D48)', () => {
  const { result } = renderHook(() => useIsPageSettled());
  write('');
  expect(result.current).toBe(false);
  write('<h1>Home</h1><section aria-busy="true"></section>');
  expect(result.current).toBe(false);
  write('<h1>Home</h1><section aria-busy="false"></section>');
  expect(result.current).toBe(true);
  write('<section aria-busy="true"></section>');
  expect([result.current, looks()]).toEqual([true, 0]);
});

it('does not wait for a hidden tab', () => {
  const { result } = renderHook(() => useIsPageSettled());
  write('<h1>Home</h1><div hidden><section aria-busy="true"></section></div>');
  expect(result.current).toBe(true);
});

it('waits ten seconds at the most', () => {
  const { result } = renderHook(() => useIsPageSettled());
  write('<h1>Home</h1><section aria-busy="true"></section>');
  act(() => void vi.advanceTimersByTime(9_600));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current).toBe(true);
});

it('stops checking when it unmounts', () => {
  const { unmount } = renderHook(() => useIsPageSettled());
  expect(looks()).toBeGreaterThan(0);
  unmount();
  expect(looks()).toBe(0);
});
