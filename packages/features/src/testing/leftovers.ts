import { vi } from 'vitest';
import { watchCaches } from './watchCaches.ts';
import { watchListeners } from './watchListeners.ts';
import { watchSubscriptions } from './watchSubscriptions.ts';
import type { Watch } from './watch.types.ts';

/** Watches for timers, listeners, subscriptions and calls that outlive the test. Requires fake timers. */
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
