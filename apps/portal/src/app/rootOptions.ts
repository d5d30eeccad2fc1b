import type { HydrationOptions } from 'react-dom/client';
import { leaveWayOn } from './leaveWayOn.ts';
import { newReference, report } from './report.ts';

const tell = (error: unknown): void => report(error, newReference());

/**
 * What React does with a fault. Left alone it writes the whole message to the console, with any address in it; here all
 * goes through the one port, and what a page's own boundary has caught is told there.
 */
export const rootOptions: HydrationOptions = {
  onCaughtError: () => undefined,
  onUncaughtError(error) {
    tell(error);
    leaveWayOn(document);
  },
  onRecoverableError: tell,
};
