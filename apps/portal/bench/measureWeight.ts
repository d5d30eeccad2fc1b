import type { Browser } from 'playwright';
import { observe, untilQuiet } from './measureLoad.ts';

/** Bytes that a new visitor's phone transfers for a page. */
export type Weight = {
  /** Bytes by kind as transferred, headers included. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly all: number;
  /** Compressed bytes of script requested before `mark` was in the document. */
  readonly scriptUntil: number;
};

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Path of the stream of events, which stays open. */
const EVENT_STREAM = '/wps/events';
const MOST_WAITS = 20;
/** Longer than the timers of prefetches, also on a machine that is busy with other pages. */
const QUIET_MILLISECONDS = 8000;

/** The first game of home. */
export const FIRST_GAME = 'article';

/**
 * Loads a page with an empty cache on a current phone, and sums up all transfers until none follows. `mark` selects the
 * element that ends `scriptUntil`. The entry popup, which is no part of a page, is counted with `popup`.
 */
export const measureWeight = async (
  browser: Browser,
  address: string,
  mark: string,
  popup = false,
): Promise<Weight> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.addInitScript(markElement, mark);
    if (!popup) await page.addInitScript(closePopup);
    const devtools = await context.newCDPSession(page);
    const kinds: Record<string, number> = {};
    const asked = new Map<string, { url: string; type: string }>();
    const pending = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
      asked.set(requestId, { url, type });
      if (!url.includes(EVENT_STREAM)) pending.add(requestId);
    });
    devtools.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { url, type } = asked.get(requestId) ?? { url: '', type: 'Other' };
      const kind = kindOf(url, type);
      kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
      pending.delete(requestId);
    });
    await devtools.send('Network.enable');
    await page.goto(address);
    await page.locator(mark).first().waitFor({ state: 'attached', timeout: 60_000 });
    // On a busy machine an answer may take longer than the quiet that is waited for.
    for (let waits = 0; waits === 0 || (pending.size > 0 && waits < MOST_WAITS); waits += 1)
      await untilQuiet(page, mark === FIRST_GAME, QUIET_MILLISECONDS);
    const scriptUntil = await page.evaluate(() => {
      const marked = performance.getEntriesByName('mark')[0]?.startTime ?? Infinity;
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = asked.filter(({ name, startTime }) => name.endsWith('.js') && startTime < marked);
      return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    return { kinds, all: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0), scriptUntil };
  } finally {
    await context.close();
  }
};

const kindOf = (url: string, type: string): string => {
  if (url.includes('/GAME_COVER/')) return 'covers';
  if (url.includes('/VENDOR_ICON')) return 'vendors’ marks';
  if (url.includes('/banners/')) return 'banners';
  return { Document: 'document', Script: 'script', Font: 'face', Fetch: 'calls and words' }[type] ?? 'other';
};

/**
 * Runs in the page before any other script: notes when an element appears. Long timers start only then, so that
 * prefetches, which wait for seconds, are not counted on a busy machine.
 */
const markElement = (selector: string): void => {
  const LONG_MILLISECONDS = 1000;
  const begin = window.setTimeout.bind(window);
  const end = window.clearTimeout.bind(window);
  const held = new Map<number, () => void>();
  let isMarked = false;
  window.setTimeout = ((work: () => void, delay = 0) => {
    if (isMarked || delay < LONG_MILLISECONDS) return begin(work, delay);
    const handle = -1 - held.size;
    held.set(handle, () => void begin(work, delay));
    return handle;
  }) as typeof begin;
  window.clearTimeout = ((handle: number) => {
    if (!held.delete(handle)) end(handle);
  }) as typeof end;
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    watch.disconnect();
    performance.mark('mark');
    isMarked = true;
    for (const start of held.values()) start();
  });
  watch.observe(document, { childList: true, subtree: true });
};

/** Runs in the page before any other script: marks the entry popup of this session as closed (REQ-085). */
const closePopup = (): void => {
  sessionStorage.setItem('ANONYMOUS_POPUP', 'true');
};
