import { languages } from '@baize/domain/languages';
import type { Page } from '@playwright/test';
import { accessible, expect, test, untilAlive } from '../journey.ts';
import { launchedGame } from '../screens/games.ts';
import { sites } from '../surroundings/surroundings.ts';
import { languagesWritten } from '../surroundings/sites.ts';

test.use({ viewport: { width: 360, height: 720 } });

/** Every right-to-left language, and the first language of the first site without one. */
const cases = [
  ...sites.flatMap((site) => languagesWritten(site, 'rtl').map((code) => ({ site, code }))),
  ...sites
    .filter((site) => languagesWritten(site, 'rtl').length === 0)
    .slice(0, 1)
    .flatMap((site) => site.languages.slice(0, 1).map((code) => ({ site, code }))),
];

const scrollsSideways = async (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { site, code } of cases) {
  test(`${site.id} in ${code}: nothing scrolls sideways at 360 pixels, on no page and in no game`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(site, { as: 'player' });
    await open(`/?lang=${code}&token=${world.token ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute('dir', languages[code].direction);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    expect(await scrollsSideways(page), 'home').toBe(0);
    await accessible(`home in ${code} at 360`, page);

    await open(`/seamless?vassalage=BAIZE&gameCode=${await firstGame(page)}&lang=${code}`);
    const game = launchedGame(page);
    await game.untilReady();
    await expect(game.frame.locator('html')).toHaveAttribute('dir', languages[code].direction);
    expect(await scrollsSideways(page), 'game').toBe(0);
    const inFrame = await game.frame.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(inFrame, 'inside the game').toBe(0);
    await accessible(`game in ${code} at 360`, page);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${world.address}/login?lang=${code}`);
    await untilAlive(page);
    await expect(page.locator('form')).toBeVisible();
    expect(await scrollsSideways(page), 'login').toBe(0);
  });
}

/** Code of the sandbox vendor's first game on home. */
const firstGame = async (page: Page): Promise<string> => {
  const link = page.locator('a[href*="vassalage=BAIZE"]').first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  return address.searchParams.get('gameCode') ?? '';
};
