import type { Page } from '@playwright/test';

/** Doubles the browser's default font size for every page opened from now on. */
export const readAtTwiceTheSize = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};
