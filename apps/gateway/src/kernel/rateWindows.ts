const WINDOW_MS = 60_000;
const SWEEP_EVERY = 10_000;

/** A window of a minute over a visitor's calls to one operation; `from` is its begin in ms. */
export type Window = { readonly from: number };

/**
 * Windows of a minute, by key. Every 10,000th opening removes the expired ones, so that memory stays bounded. A window
 * may begin up to `skewMs` in the future: another gateway's clock may be ahead.
 */
export const rateWindows = <W extends Window>(windows = new Map<string, W>(), skewMs = 0) => {
  let opened = 0;
  return {
    /** The window of a key that is open at `now`. */
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

/** Seconds until a window ends, rounded up. */
export const secondsLeft = ({ from }: Window, now: number): number => Math.ceil((from + WINDOW_MS - now) / 1000);

/** Windows that began at or before this moment (ms) have ended. */
export const endedBefore = (now: number): number => now - WINDOW_MS;
