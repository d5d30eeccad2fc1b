const WINDOW_MS = 60_000;
const SWEEP_EVERY = 10_000;

/** What is known of a visitor's calls to one operation since a moment. */
export type Window = { readonly from: number };

/**
 * Windows of a minute, by key; those that have ended are let go now and then, so that nobody fills the memory. One that
 * began up to `skewMs` in the future was begun by a clock that is ahead.
 */
export const rateWindows = <W extends Window>(windows = new Map<string, W>(), skewMs = 0) => {
  let opened = 0;
  return {
    /** The window that is open at this moment. */
    at: (key: string, now: number): W | undefined => {
      const last = windows.get(key);
      return last && now >= last.from - skewMs && now < last.from + WINDOW_MS ? last : undefined;
    },
    open: (key: string, window: W, now: number): W => {
      opened += 1;
      if (opened % SWEEP_EVERY === 0)
        for (const [old, { from }] of windows) if (now >= from + WINDOW_MS) windows.delete(old);
      windows.set(key, window);
      return window;
    },
  };
};

/** The whole seconds that are left of a window. */
export const secondsLeft = ({ from }: Window, now: number): number => Math.ceil((from + WINDOW_MS - now) / 1000);

/** The moment before which a window that began then has ended. */
export const endedBefore = (now: number): number => now - WINDOW_MS;
