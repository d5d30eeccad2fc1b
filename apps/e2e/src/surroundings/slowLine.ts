import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

/** Slow 4G as in browsers' developer tools. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** Extra delay of page chunks and catalogs, in milliseconds; catalogs arrive last. */
const LATE_MS = [
  ['**/assets/*Page-*.js', 500],
  ['**/languages/**', 1000],
] as const;

/** Emulates slow 4G without a cache; page chunks and catalogs arrive later than the rest. */
export const slowLine = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  for (const [address, late] of LATE_MS) {
    await page.route(address, async (route) => {
      await wait(late); // Sleeps: the server's answer comes late, which is the subject.
      await route.continue();
    });
  }
};
