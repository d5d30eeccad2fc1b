import type { Browser } from 'playwright';
import { CPU_SLOWDOWN, loadUntilQuiet, onPhone } from './measureLoad.ts';
import { tasksFrom, traced, type TraceEvent } from './trace.ts';

/** The part of a task beyond this blocks the page. */
export const MAY_LAST_MILLISECONDS = 50;

/**
 * Blocking time of a page in CPU time: what its main thread's tasks work beyond 50 ms each, in milliseconds of a slow
 * phone (time at full speed, times the slowdown). Waiting and other programs do not count.
 */
export const measureOwnTime = async (browser: Browser, address: string, fetchesGames: boolean): Promise<number> => {
  const events = await traced(browser, (end) =>
    onPhone(browser, async (page) => {
      await loadUntilQuiet(page, address, fetchesGames);
      await end();
    }),
  );
  return blockingIn(events, address);
};

/** Sums the blocking time of the thread that loaded an address. Throws when the trace has no navigation to it. */
export const blockingIn = (events: readonly TraceEvent[], address: string): number => {
  const begun = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (begun === undefined) throw new Error(`The trace has no navigation to ${address}.`);
  const beyond = tasksFrom(events, begun).map((own) => Math.max(0, own * CPU_SLOWDOWN - MAY_LAST_MILLISECONDS));
  return beyond.reduce((sum, each) => sum + each, 0);
};
