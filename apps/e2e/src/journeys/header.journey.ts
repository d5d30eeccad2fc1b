import { languages, type LanguageCode } from '@baize/domain/languages';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { switchTo } from '../screens/header.ts';
import { languageBesideEnglish } from '../surroundings/sites.ts';
import { anySite, languagesOnce, onSite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const ONE_ROW_PIXELS = 65;
/** A balance of 1,250,000 in minor units. */
const rich = { members: [{ account: 'player', balance: '125000000' }] };

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const barHeight = (page: Page): Promise<number> =>
  page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);

/** Uses low windows: their height does not affect the row, and little is painted below it. */
const expectOneRow = async (page: Page, code: LanguageCode, widths: readonly number[]): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 240 });
    await expect.poll(() => sideways(page), `${code} at ${width}`).toBe(0);
    await expect.poll(() => barHeight(page), `${code} at ${width}`).toBeLessThanOrEqual(ONE_ROW_PIXELS);
  }
};

for (const { site, codes } of languagesOnce) {
  test(`${site.id}: the header keeps one row from 320 pixels on, with 1,250,000.00 to show [REQ-089]`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(site, { as: 'player', failures: withoutGames, rows: rich });
    await open(`/?token=${world.token ?? ''}`);
    for (const code of codes) {
      await switchTo(page, code);
      await expect(page.getByRole('banner').locator('output').first()).toHaveText(/\d.*\d.*\d.*\d.*\d.*\d.*\d/su);
      await expectOneRow(page, code, [320, 360, 640, 768, 1024]);
    }
  });
}

test(onSite('a visitor’s header keeps one row from 320 pixels on, in every language'), async ({ visit, site }) => {
  const { page, open } = await visit(site, { failures: withoutGames });
  await open('/');
  for (const code of site.languages) {
    await switchTo(page, code);
    await expectOneRow(page, code, [320, 360, 768, 1024]);
  }
});

test('on a phone the drawer holds where to go, language and theme, and gives the focus back', async ({ visit }) => {
  const site = anySite();
  const { page, open } = await visit(site, { failures: withoutGames });
  await page.setViewportSize({ width: 360, height: 720 });
  await open('/?lang=EN');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', /dark|light/u);
  const other = languageBesideEnglish(site);
  await drawer.getByRole('combobox', { name: 'Language' }).selectOption(other);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[other].tag);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeFocused();
});
