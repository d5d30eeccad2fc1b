import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { readAtTwiceTheSize } from '../screens/reader.ts';
import { anySite, sites } from '../surroundings/surroundings.ts';
import { measureOver } from '../watch/pixelContrast.ts';

/** Where the words have the least room, every language; wider, where pictures are cut otherwise, one. */
const NARROW = 360;
const WIDER = [768, 1440];

async function decoded(image: Element): Promise<void> {
  if (image instanceof HTMLImageElement) await image.decode();
}

/** The banners of home, shown one after another by their own buttons. */
function hero(page: Page) {
  const region = page.getByRole('main').getByRole('region').first();
  const shown = region.locator('[data-place]:not([aria-hidden])');
  const bullets = region.getByRole('button');
  return {
    shown,
    count: async (): Promise<number> => {
      await expect(bullets.last()).toBeVisible();
      // The last of them pauses.
      return (await bullets.count()) - 1;
    },
    show: async (place: number): Promise<void> => {
      const bullet = bullets.nth(place);
      await bullet.click();
      await expect(bullet).toHaveAttribute('aria-current', 'true');
      await shown.locator('img').evaluate(decoded);
    },
  };
}

/** Sentences about what is not read well enough over a picture, in either scheme. */
async function unreadable(page: Page, picture: Locator, words: Locator, controls: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['dark', 'light'] as const) {
    await page.locator('html').evaluate((root, value) => void (root.dataset['scheme'] = value), scheme);
    const measured = await measureOver(picture, words, controls);
    expect(measured.length, 'things measured').toBeGreaterThan(0);
    for (const { name, ratio, least } of measured) {
      if (ratio < least) found.push(`${name} in ${scheme}: ${ratio.toFixed(2)} of ${least}`);
    }
  }
  return found;
}

/** Every banner at one width. */
async function unreadableBanners(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const { shown, count, show } = hero(page);
  const found: string[] = [];
  for (let place = 0; place < (await count()); place += 1) {
    await show(place);
    const faults = await unreadable(page, shown, shown.locator('h2, p'), shown.getByRole('link'));
    found.push(...faults.map((fault) => `banner ${place + 1} at ${width}: ${fault}`));
  }
  return found;
}

for (const site of sites) {
  for (const code of site.languages) {
    test(`${site.id} in ${code}: words over each banner are read, whatever is in the picture`, async ({ visit }) => {
      const { page, open } = await visit(site);
      await open(`/?lang=${code}`);
      const found: string[] = [];
      const widths = code === site.languages[0] ? [NARROW, ...WIDER] : [NARROW];
      for (const width of widths) found.push(...(await unreadableBanners(page, width)));

      await page.setViewportSize({ width: 1440, height: 900 });
      await open(`/login?lang=${code}`);
      const picture = page.getByRole('main').locator('div:has(> img):has(> div > p)');
      await picture.locator('> img').evaluate(decoded);
      found.push(...(await unreadable(page, picture, picture.locator('p'), picture.getByRole('link'))));
      expect(found).toEqual([]);
    });
  }

  test(`${site.id}: words over each banner are read at twice the size, too`, async ({ visit }) => {
    const { page, open } = await visit(site);
    await readAtTwiceTheSize(page);
    await open('/?lang=EN');
    expect(await unreadableBanners(page, NARROW)).toEqual([]);
  });
}

test('the button of a banner is a link: one without a page of its own leads down to the games', async ({ visit }) => {
  const { page, open } = await visit(anySite());
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/?lang=EN');
  const { shown, show } = hero(page);
  await show(1);
  await shown.getByRole('link', { name: /^Play now/u }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#games$/u);
  await expect(page.getByRole('region', { name: 'Slots' }).getByRole('article').first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Slots' }).locator(':focus')).toHaveCount(1);
});
