import type { Browser } from 'playwright';

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

const TASK = 'ThreadControllerImpl::RunTask';

/** Does something in a browser, and answers what its threads did meanwhile; `end` has to be called while the page is there. */
export async function traced(
  browser: Browser,
  work: (end: () => Promise<void>) => Promise<void>,
): Promise<readonly TraceEvent[]> {
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
}

/** What each task of a thread worked, in milliseconds of its own time, from an event on. A task within another is part of that. */
export function tasksFrom(events: readonly TraceEvent[], from: TraceEvent, until = Infinity): readonly number[] {
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
}
