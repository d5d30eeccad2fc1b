import type { Page } from '@playwright/test';

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers covers of games with one pixel, for journeys through every language of a site that look at something else: the
 * sandbox draws each cover once more for each language, which is most of what such a journey would cost.
 */
export async function withoutCovers(page: Page): Promise<void> {
  await page.route(/\/GAME_COVER\//u, (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
}
