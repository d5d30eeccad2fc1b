import type { Page } from '@playwright/test';

/** Doubles the size of text as a reader does in the browser's settings, for every page that is opened from now on. */
export async function readAtTwiceTheSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
