import type { Browser } from 'playwright';

/** The fields that are read of a trace event. Times are microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread within `dur`. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
};

const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Runs `work`, and returns the trace events of the browser meanwhile. `work` must call `end` while its page is open.
 */
export const traced = async (
  browser: Browser,
  work: (end: () => Promise<void>) => Promise<void>,
): Promise<readonly TraceEvent[]> => {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  await work(async () => {
    await devtools.send('Tracing.end');
    await complete;
  });
  await devtools.detach();
  return events;
};

/**
 * CPU time of each task of a thread from an event on, in milliseconds. A nested task counts as part of its outer one.
 */
export const tasksFrom = (events: readonly TraceEvent[], from: TraceEvent, until = Infinity): readonly number[] => {
  const tasks = events
    .filter(({ name, pid, tid }) => name === TASK && pid === from.pid && tid === from.tid)
    .filter(({ ts }) => ts >= from.ts && ts < until)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const worked: number[] = [];
  let end = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (ts < end) continue;
    end = ts + dur;
    worked.push(tdur / 1000);
  }
  return worked;
};
