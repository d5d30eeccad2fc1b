import type { Browser } from 'playwright';
import { CPU_SLOWDOWN, loadUntilQuiet, onPhone } from './measureLoad.ts';

/** What is read of an event of a trace. Times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself worked of that, apart from what else the machine did meanwhile. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

const MAY_LAST_MILLISECONDS = 50;
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * What the tasks of a page work beyond 50 ms each on its main thread, in milliseconds of a slow phone: the thread's own
 * time at full speed, times the slowdown. What else the machine does, or the page waits for, counts for nothing.
 */
export async function measureOwnTime(browser: Browser, address: string, fetchesGames: boolean): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  await onPhone(browser, async (page) => {
    await loadUntilQuiet(page, address, fetchesGames);
    // While the page is still there: what it has noted would go with it.
    await devtools.send('Tracing.end');
    await complete;
  });
  await devtools.detach();
  return blockingIn(events, address);
}

/** The sum over the tasks of the thread that loaded an address. A task within another is part of that. */
export function blockingIn(events: readonly TraceEvent[], address: string): number {
  const begun = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (begun === undefined) throw new Error(`The trace has no navigation to ${address}.`);
  const tasks = events
    .filter(({ name, pid, tid, ts }) => name === TASK && pid === begun.pid && tid === begun.tid && ts >= begun.ts)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let [end, blocking] = [0, 0];
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (ts < end) continue;
    end = ts + dur;
    blocking += Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - MAY_LAST_MILLISECONDS);
  }
  return blocking;
}
