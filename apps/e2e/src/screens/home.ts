import { expect, type Page } from '@playwright/test';

/** Waits for home's first screens: games, announcements and the most played. */
export const untilHomeIsWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Most played' })).toBeAttached();
  await expect(page.locator('section[aria-busy]')).toHaveCount(0);
};

/** Waits for the banner carousel, which phones load on the first key, press or scroll. */
export const untilCarousel = async (page: Page): Promise<void> => {
  const bullets = page.getByRole('main').getByRole('region').first().getByRole('button');
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(bullets.last()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
};
