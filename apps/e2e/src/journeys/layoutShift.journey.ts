import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { untilHomeIsWhole } from '../screens/home.ts';
import { anySite, onSite } from '../surroundings/surroundings.ts';
import { layoutShift } from '../watch/layoutShift.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** Largest invisible layout shift: a letter that changes its font by a fraction of a pixel. */
const UNSEEN = 0.001;

/** Waits for everything that loads late, fonts included. */
const wholeHome = async (page: Page): Promise<void> => {
  await untilHomeIsWhole(page);
  await page.evaluate(() => document.fonts.ready);
};

const nothingMoved = async (page: Page): Promise<void> => {
  const { sum, what } = await layoutShift(page);
  expect(sum, what).toBeLessThan(UNSEEN);
};

/** Scrolls at a reading pace from the start, while the page still loads. */
const readOn = async (page: Page): Promise<void> => {
  await page.evaluate(() => void setInterval(() => scrollBy({ top: 300, behavior: 'instant' }), 400));
};

for (const { width, height } of SIZES) {
  test(onSite(`nothing moves at ${width} pixels while games come late`), async ({ visit, site }) => {
    const { page, open } = await visit(site, { failures: { latency: 1500 } });
    await page.setViewportSize({ width, height });
    await open('/?lang=EN');
    await wholeHome(page);
    await nothingMoved(page);
  });

  test(
    onSite(`nothing moves at ${width} pixels under a reader whom the games follow late`),
    async ({ visit, site }) => {
      const { page, open } = await visit(site, { failures: { latency: 2500 } });
      await page.setViewportSize({ width, height });
      await open('/?lang=EN');
      await readOn(page);
      await wholeHome(page);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await nothingMoved(page);
    },
  );

  test(`whole games stand on the first screen at ${width} pixels, nothing moves, and what would move is seen`, async ({
    visit,
  }) => {
    const { page, open } = await visit(anySite());
    await page.setViewportSize({ width, height });
    await open('/?lang=EN');
    await wholeHome(page);
    const banners = await page.getByRole('region', { name: 'What’s new' }).boundingBox();
    expect(banners?.height).toBeLessThanOrEqual(0.42 * height);
    const card = await page.getByRole('article').first().boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Quick access', includeHidden: true }).boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? height);
    await nothingMoved(page);
    await page.evaluate(() => {
      const planted = document.createElement('div');
      planted.textContent = 'planted';
      document.querySelector('main')?.prepend(planted);
    });
    await expect.poll(async () => (await layoutShift(page)).sum).toBeGreaterThan(UNSEEN);
  });
}
