import { onTestFinished, vi } from 'vitest';

// Frames included: jsdom times them by a timer that it never restarts, once that has ended with a fake clock.
const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'performance',
] as const;

/** Testing Library waits for one timer after each query, which the fake clock runs at its next step: steps are short. */
const STEP_MILLISECONDS = 2;

/** Fakes the clock until the test ends: time advances by itself, and faster when a test advances it. */
export const takeClock = (): void => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: STEP_MILLISECONDS, toFake: [...FAKED] });
  // jsdom does not implement scrolling.
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};
