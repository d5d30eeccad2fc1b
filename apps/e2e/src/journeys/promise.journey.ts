import { expect, test } from '../journey.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

test(
  onSite(
    "the reward that home promises is that of a promotion, and its source is told in the reader's language [REQ-055]",
  ),
  async ({ visit, site }) => {
    const { page, open } = await visit(site, { failures: withoutGames });
    await page.setViewportSize({ width: 1440, height: 900 });
    const sources = new Set<string>();
    for (const language of site.languages) {
      await open(`/?lang=${language}`);
      const panel = page
        .getByRole('main')
        .locator('section', { has: page.locator(':scope > strong + small') })
        .first();
      const amount = await panel.locator(':scope > strong').textContent();
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
