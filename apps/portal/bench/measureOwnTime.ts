import type { Browser } from 'playwright';
import { CPU_SLOWDOWN, loadUntilQuiet, onPhone } from './measureLoad.ts';
import { tasksFrom, traced, type TraceEvent } from './trace.ts';

/** A task may keep a page from answering for so long. */
export const MAY_LAST_MILLISECONDS = 50;

/**
 * What the tasks of a page work beyond 50 ms each on its main thread, in milliseconds of a slow phone: the thread's own
 * time at full speed, times the slowdown. What else the machine does, or the page waits for, counts for nothing.
 */
export async function measureOwnTime(browser: Browser, address: string, fetchesGames: boolean): Promise<number> {
  const events = await traced(browser, (end) =>
    onPhone(browser, async (page) => {
      await loadUntilQuiet(page, address, fetchesGames);
      await end();
    }),
  );
  return blockingIn(events, address);
}

/** The sum over the tasks of the thread that loaded an address. */
export function blockingIn(events: readonly TraceEvent[], address: string): number {
  const begun = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (begun === undefined) throw new Error(`The trace has no navigation to ${address}.`);
  const beyond = tasksFrom(events, begun).map((own) => Math.max(0, own * CPU_SLOWDOWN - MAY_LAST_MILLISECONDS));
  return beyond.reduce((sum, each) => sum + each, 0);
}
