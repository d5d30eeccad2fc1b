import { expect, type Page } from '@playwright/test';

/** Until all that home fetches for its first screens is there: games, notices, what is played most. */
export async function untilHomeIsWhole(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Most played' })).toBeAttached();
  await expect(page.locator('section[aria-busy]')).toHaveCount(0);
}
