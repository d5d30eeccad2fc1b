import type { Browser } from 'playwright';
import { loadUntilQuiet, observe } from './measureLoad.ts';

/** What a new visitor's phone transfers for home. */
export interface Weight {
  /** Bytes by kind as they come over the line, headers included. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly all: number;
  /** The script that was asked for before the first game was on the screen, as its files are compressed. */
  readonly scriptUntilGames: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Loads home with an empty cache on a phone of today, and weighs all that comes until nothing more does. */
export async function measureWeight(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.addInitScript(markGames);
    const devtools = await context.newCDPSession(page);
    const kinds: Record<string, number> = {};
    const asked = new Map<string, { url: string; type: string }>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
      asked.set(requestId, { url, type });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { url, type } = asked.get(requestId) ?? { url: '', type: 'Other' };
      const kind = kindOf(url, type);
      kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
    });
    await devtools.send('Network.enable');
    await loadUntilQuiet(page, address, true);
    const scriptUntilGames = await page.evaluate(() => {
      const games = performance.getEntriesByName('games')[0]?.startTime ?? Infinity;
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = asked.filter(({ name, startTime }) => name.endsWith('.js') && startTime < games);
      return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
    return { kinds, all: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0), scriptUntilGames };
  } finally {
    await context.close();
  }
}

function kindOf(url: string, type: string): string {
  if (url.includes('/GAME_COVER/')) return 'covers';
  if (url.includes('/VENDOR_ICON')) return 'vendors’ marks';
  if (url.includes('/banners/')) return 'banners';
  return { Document: 'document', Script: 'script', Font: 'face', Fetch: 'calls and words' }[type] ?? 'other';
}

/** Runs in the page before anything else: notes when the first game is there. */
function markGames(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('article') === null) return;
    watch.disconnect();
    performance.mark('games');
  });
  watch.observe(document, { childList: true, subtree: true });
}
