import type { Page } from '@playwright/test';

/** TypeScript's `lib.dom` does not know this entry yet: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How far what is seen moved by itself since the page was opened: the sum of its layout shifts, without unit. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What moved is known once it is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { promise, resolve } = Promise.withResolvers<PerformanceEntry[]>();
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(
      () => setTimeout(() => resolve(observer.takeRecords())), // Sleeps: where nothing moved, nothing is ever told.
    );
    const entries = (await promise) as LayoutShift[];
    observer.disconnect();
    return entries.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
  });
}
