import { notifyManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { aroundEach, expect, vi } from 'vitest';
import { settled } from './eventually.ts';
import { watchLeftovers } from './leftovers.ts';

// By itself the query library tells its news by a timer.
notifyManager.setScheduler(queueMicrotask);

/** By the next frame jsdom has found a place for the focus of a field that is gone. */
const FRAME_MILLISECONDS = 17;

/**
 * Around every test of this package: its clock stands still until the test moves it, and what was begun has ended when
 * it is over and all that it rendered is taken away. What is left then, a player's browser would collect with each page.
 */
aroundEach(async (runTest) => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: new Date('2026-01-01T00:00:00Z'),
  });
  const leftovers = watchLeftovers();
  try {
    await runTest();
    cleanup();
    vi.advanceTimersByTime(FRAME_MILLISECONDS);
    await settled();
    expect(leftovers.found()).toEqual([]);
  } finally {
    leftovers.forget();
    vi.useRealTimers();
  }
});
