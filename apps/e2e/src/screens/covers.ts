import type { Page } from '@playwright/test';

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers requests for covers with a single pixel. For journeys that look at something else but pass many games or all
 * languages: drawing the covers would be most of their time.
 */
export async function withoutCovers(page: Page): Promise<void> {
  await page.context().route(/\/GAME_COVER\//u, (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
}
