import { vi } from 'vitest';
import { watchCaches } from './watchCaches.ts';
import { watchListeners } from './watchListeners.ts';
import { watchSubscriptions } from './watchSubscriptions.ts';

/** What was begun since the watch began and has not ended, each in a few words. */
export type Watch = {
  readonly found: () => readonly string[];
  /** Ends the watch and leaves everything as it was. */
  readonly forget: () => void;
};

/** Watches for timers, listeners, subscriptions and calls that outlive what began them. The clock must be a test's. */
export const watchLeftovers = (): Watch => {
  const watches = [watchCaches(), watchListeners(), watchSubscriptions()];
  return {
    found: () => {
      const found = watches.flatMap((watch) => watch.found());
      const timers = vi.getTimerCount();
      return timers === 0 ? found : [...found, `timers: ${timers}`];
    },
    forget: () => watches.forEach(({ forget }) => forget()),
  };
};
