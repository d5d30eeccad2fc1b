import type { Browser, CDPSession, Page } from 'playwright';

/** One load of a page by a new visitor on a slow phone. Times are milliseconds since the navigation began. */
export type Load = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
  /** Blocking time: the sum of what each long task lasts beyond 50 ms, until the page is quiet. */
  readonly blocking: number;
  /** Time of hydration; 0 for a page without script. */
  readonly answering: number;
};

export const CPU_SLOWDOWN = 4;
/** A phone's network as "slow 4G" of Chromium's tools and Lighthouse, applied to each request. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SCREEN = { width: 412, height: 823 };
// Longer than the page's delay before it prefetches the screens that may replace it.
const QUIET_MILLISECONDS = 2500;
/** Limits for a slow phone on a busy machine. */
const WAIT = { polling: 250, timeout: 120_000 };

/** Loads an address once with an empty cache on a slow phone, until its games are rendered and the page is quiet. */
export const measureLoad = async (browser: Browser, address: string, fetchesGames: boolean): Promise<Load> =>
  onPhone(browser, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await loadUntilQuiet(page, address, fetchesGames);
    return page.evaluate(() => window.load.read());
  });

/** Runs `measure` with a new visitor's page, on a phone's screen and network. */
export const onPhone = async <T>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
};

/** Goes to an address, and waits until its games are rendered and the page is quiet. */
export const loadUntilQuiet = async (page: Page, address: string, fetchesGames: boolean): Promise<void> => {
  await page.goto(address);
  if (fetchesGames) await page.locator('article').first().waitFor({ state: 'attached', timeout: WAIT.timeout });
  await untilQuiet(page, fetchesGames);
};

/**
 * Waits until the shelves in view are filled, where games are fetched, and until no request or long task follows for
 * `quiet` milliseconds.
 */
export const untilQuiet = async (
  page: Page,
  fetchesGames: boolean,
  quiet: number = QUIET_MILLISECONDS,
): Promise<void> => {
  if (fetchesGames) {
    // Shelves further down the page load when they come near the view.
    await page.waitForFunction(
      (awaited) =>
        [...document.querySelectorAll(awaited)].every((each) => each.getBoundingClientRect().top > window.innerHeight),
      'main [aria-busy=true], main li > [data-awaited]',
      WAIT,
    );
  }
  await page.waitForFunction(
    (quiet) => performance.now() - Math.max(window.load.lastEvent, window.load.lastTask) > quiet,
    quiet,
    WAIT,
  );
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of the DOM
  interface Window {
    /** Set by `observe`, read by this bench. */
    load: { lastEvent: number; lastTask: number; read(): Load };
  }
}

/** Runs in the page before any other script, and sets `window.load`. */
export const observe = (): void => {
  let [largestPaint, shift, blocking] = [0, 0, 0];
  window.load = {
    lastEvent: 0,
    lastTask: 0,
    read: () => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint,
      shift,
      blocking,
      answering: performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    }),
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const end = entry.startTime + entry.duration;
      if (entry.entryType === 'largest-contentful-paint') largestPaint = entry.startTime;
      if (entry.entryType === 'layout-shift') shift += 'value' in entry ? Number(entry.value) : 0;
      if (entry.entryType === 'resource') window.load.lastEvent = Math.max(window.load.lastEvent, end);
      if (entry.entryType === 'longtask') {
        blocking += entry.duration - 50;
        window.load.lastTask = end;
      }
    }
  });
  for (const type of ['largest-contentful-paint', 'layout-shift', 'resource', 'longtask']) {
    observer.observe({ type, buffered: true });
  }
};
