import type { Page } from '@playwright/test';

/** Missing in TypeScript's `lib.dom`: https://wicg.github.io/layout-instability/ */
type LayoutShift = {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
} & PerformanceEntry;

/** Layout shift since the page was opened, without shifts after recent input. */
export type Moved = {
  /** Sum of the layout shift scores, unitless. */
  readonly sum: number;
  /** The moved elements with old and new position, for the failure message. */
  readonly what: string;
};

export const layoutShift = (page: Page): Promise<Moved> =>
  page.evaluate(async () => {
    // Layout shifts are reported after paint.
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
