import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  work.mockClear();
});

test('requestIdleCallback is called with the timeout, and cancelled', () => {
  const ask = vi.fn<typeof requestIdleCallback>(() => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', ask);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const stop = whenIdle(work, { atMost: 4000, otherwise: 1500 });
  expect(ask).toHaveBeenCalledExactlyOnceWith(work, { timeout: 4000 });
  expect([vi.getTimerCount(), cancel.mock.calls]).toEqual([0, []]);
  stop();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  vi.unstubAllGlobals();
});

test('without requestIdleCallback the work runs after a timer, unless cancelled', () => {
  whenIdle(work, { atMost: 4000, otherwise: 1500 });
  vi.advanceTimersByTime(1499);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  whenIdle(work, { atMost: 4000, otherwise: 1500 })();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
