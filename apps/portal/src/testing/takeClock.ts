import { onTestFinished, vi } from 'vitest';

// Frames too: jsdom counts them by a timer that it never starts anew, once a clock that was taken over has ended with it.
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

/** Takes over the clock until the test is over: time goes on by itself, and faster where a test lets it pass. */
export const takeClock = (): void => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...FAKED] });
  // jsdom has no place to scroll to.
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
};
