import { notifyManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { aroundEach, expect, vi } from 'vitest';
import { settled } from './eventually.ts';
import { watchLeftovers } from './leftovers.ts';

// The query library notifies by a timer unless told otherwise, and timers stand still in tests.
notifyManager.setScheduler(queueMicrotask);

/** By the next frame, jsdom has moved the focus of a removed field. */
const FRAME_MILLISECONDS = 17;

/**
 * Runs around every test of this package: the clock stands still until the test moves it, and everything the test began
 * must have ended once its components are unmounted. A leftover would pile up in a browser with each page.
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
    // oxlint-disable-next-line vitest/no-standalone-expect -- part of each test, which `runTest` runs
    expect(leftovers.found()).toEqual([]);
  } finally {
    leftovers.forget();
    vi.useRealTimers();
  }
});
