import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { launchedGame } from '../screens/games.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const MOST_TABS = 120;

/** Height in pixels of the focused element hidden under a sticky bar, with its name and place. */
const hiddenPart = (page: Page): Promise<{ name: string; pixels: number; place: string }> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const box = focused.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header, nav')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky' && !bar.contains(focused),
    );
    const covered = bars.map((bar) => {
      const over = bar.getBoundingClientRect();
      const top = Math.max(box.top, over.top);
      const pixels = Math.min(box.bottom, over.bottom) - top;
      const onTop = document.elementFromPoint(box.left + box.width / 2, top + pixels / 2);
      return bar.contains(onTop) ? pixels : 0;
    });
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return { name, pixels: Math.max(0, ...covered), place: `${focused.tagName} ${box.top} ${box.left}` };
  });

/** Tabs through a page and returns the stops that a sticky bar hides. */
const hiddenStops = async (page: Page): Promise<string[]> => {
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, pixels, place } = await hiddenPart(page);
    if (place.startsWith('BODY')) break;
    seen.add(`${name} ${place}`);
    if (pixels > 1) hidden.push(`${name}: ${pixels} pixels`);
  }
  expect(seen.size, 'stops').toBeGreaterThan(3);
  return hidden;
};

for (const [width, height] of [
  [360, 740],
  [1440, 900],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} nothing that has the focus lies under the header or the bottom bar`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(anySite(), { as: 'player', settings: oneVendor });
    await page.setViewportSize({ width, height });
    await open('/login?lang=EN');
    await expect(page.locator('form')).toBeVisible();
    expect(await hiddenStops(page), 'login').toEqual([]);
    await open('/?lang=EN');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await hiddenStops(page), 'home of a visitor').toEqual([]);
    await open(`/?lang=EN&token=${world.token ?? ''}`);
    const link = page.locator('a[href*="vassalage=BAIZE"]').first();
    const address = await link.getAttribute('href');
    expect(await hiddenStops(page), 'home').toEqual([]);
    await open(address ?? '/');
    await launchedGame(page).untilReady();
    expect(await hiddenStops(page), 'game').toEqual([]);
  });
}
