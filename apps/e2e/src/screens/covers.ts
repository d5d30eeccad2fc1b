import type { Page } from '@playwright/test';

const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Answers covers of games with one pixel, for journeys that look at something else and go through every language of a site
 * or past every game: the sandbox draws each cover for each language and size, which is most of what they would cost.
 */
export async function withoutCovers(page: Page): Promise<void> {
  await page.context().route(/\/GAME_COVER\//u, (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
}
