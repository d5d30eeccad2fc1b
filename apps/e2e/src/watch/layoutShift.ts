import type { Page } from '@playwright/test';

/** TypeScript's `lib.dom` does not know this entry yet: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** How far what is seen moved by itself since the page was opened. */
export interface Moved {
  /** The sum of its layout shifts, without unit. */
  readonly sum: number;
  /** What moved from where to where, for people. */
  readonly what: string;
}

export function layoutShift(page: Page): Promise<Moved> {
  return page.evaluate(async () => {
    // What moved is known once it is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { promise, resolve } = Promise.withResolvers<PerformanceEntry[]>();
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(
      () => setTimeout(() => resolve(observer.takeRecords())), // Sleeps: where nothing moved, nothing is ever told.
    );
    const entries = ((await promise) as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    observer.disconnect();
    const what = entries
      .flatMap(({ startTime, sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${Math.round(startTime)} ms: ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        ),
      )
      .join('\n');
    return { sum: entries.reduce((sum, { value }) => sum + value, 0), what };
  });
}
