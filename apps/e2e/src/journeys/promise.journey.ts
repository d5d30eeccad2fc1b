import { expect, test } from '../journey.ts';
import type { Locator } from '@playwright/test';
import { onSite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

/** Pixels between a panel's last button and the panel's edge; less than 0 if the panel scrolls. */
const edgeRoom = (panel: Locator): Promise<number> =>
  panel.evaluate((frame) => {
    const overflow = frame.scrollHeight - frame.clientHeight;
    const bottom = Math.max(...[...frame.querySelectorAll('a')].map((link) => link.getBoundingClientRect().bottom));
    return overflow > 0 ? -overflow : frame.getBoundingClientRect().bottom - bottom;
  });

test(
  onSite(
    "the reward that home promises is that of a promotion, and its source is told in the reader's language [REQ-055]",
    ({ promisesReward }) => promisesReward,
  ),
  async ({ visit, site }) => {
    const { page, open } = await visit(site, { settings: oneVendor });
    await page.setViewportSize({ width: 1440, height: 900 });
    const sources = new Set<string>();
    for (const language of site.languages) {
      await open(`/?lang=${language}`);
      const panel = page
        .getByRole('main')
        .locator('section', { has: page.locator(':scope > strong + small') })
        .first();
      const amount = await panel.locator(':scope > strong').textContent();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await edgeRoom(panel), `room of the panel in ${language}`).toBeGreaterThanOrEqual(12);
      sources.add((await panel.locator(':scope > small').textContent())?.split('\u2069')[0] ?? '');
      await open(`/promotions?lang=${language}`);
      await expect(
        page
          .getByRole('main')
          .getByRole('article')
          .filter({ hasText: amount ?? '' }),
      ).not.toHaveCount(0);
    }
    expect(sources.size).toBe(site.languages.length);
  },
);
