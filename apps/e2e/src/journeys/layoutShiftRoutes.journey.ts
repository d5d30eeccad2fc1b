import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { languagesWritten } from '../surroundings/sites.ts';
import { slowLine } from '../surroundings/slowLine.ts';
import { sites } from '../surroundings/surroundings.ts';
import { layoutShift } from '../watch/layoutShift.ts';

/** A fifth of the layout shift that Web Vitals rates as good (0.1), summed over the whole visit. */
const MOST_SHIFT = 0.02;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Every route by audience. A launched game renders in its own frame. */
const places = {
  visitor: `/ /rng /sports /esports /live /fish /pvp /lott /elott /live?vassalage=VELVET /promotions /pointMall
    /announcements /help /helpmc /down /login /register /forget /agent`,
  player: `/ /lottery /seaLottery /vnLottery /favorite /member /promotions /rewardCenter /pointMall /announcements /rng`,
};
const routes = (['visitor', 'player'] as const).flatMap((as) => places[as].split(/\s+/u).map((path) => ({ path, as })));

/** One left-to-right and one right-to-left language, both loaded after a page prerendered in another one. */
const readers = (['ltr', 'rtl'] as const).flatMap((direction) =>
  sites
    .flatMap((site) =>
      languagesWritten(site, direction)
        .filter((language) => language !== site.defaultLanguage)
        .map((language) => ({ site, language, direction })),
    )
    .slice(0, 1),
);

/** Waits until nothing on the page is loading. */
const untilWhole = async (page: Page): Promise<void> => {
  await expect(page.locator('main h1, [role=dialog] h2, dialog h2').first()).toBeAttached();
  const loading = page.locator('main :is([aria-busy=true], [data-coming], i[data-awaited], output > span)');
  // A tab that is not shown loads when it is.
  await expect(loading.filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
};

/** Scrolls to the end of the page, which loads deferred parts. */
const readToTheEnd = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let before = -1; before !== scrollY;) {
      before = scrollY;
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150)); // Sleeps: a reader's pace, at which the page loads more.
    }
  });
  await untilWhole(page);
};

// Each route is measured once; every direction meets every width.
for (const [index, { path, as }] of routes.entries()) {
  for (const { site, language } of readers.slice(index % readers.length).slice(0, 1)) {
    const size = Math.floor(index / 2) % 2 === 0 ? PHONE : DESKTOP;
    test(`${path} for a ${as}: nothing jumps at ${size.width} pixels in ${language} on a slow line`, async ({
      visit,
    }) => {
      const { page, world } = await visit(site, as === 'player' ? { as } : {});
      await page.setViewportSize(size);
      await slowLine(page);
      const address = new URL(path, world.address);
      address.searchParams.set('lang', language);
      address.searchParams.set('token', world.token ?? '');
      await page.goto(address.href);
      await untilWhole(page);
      await readToTheEnd(page);
      const { sum, what } = await layoutShift(page);
      expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}
