import { languages } from '@baize/domain/languages';
import type { WorldSettings } from '@baize/worlds';
import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../journey.ts';
import { launchedGame } from '../screens/games.ts';
import { readerFor, readersFor } from '../surroundings/surroundings.ts';

/** A live casino vendor whose tables are listed individually and play in a frame. */
const tables: WorldSettings = { games: { vendors: ['PEARL'] } };

const firstTable = (page: Page) => page.getByRole('main').getByRole('article').first();
const written = (text: string): string => text.replaceAll(/[\s\u{200B}]/gu, '');

for (const { site, language, direction } of readersFor('a table of live casino')) {
  test(`${site.id}: a member finds a table of live casino and plays at it, read ${direction} [REQ-193]`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(site, { as: 'player', settings: tables });
    await open(`/live?lang=${language}&token=${world.token ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText(/\d/u);
    const table = firstTable(page);
    await table.hover();
    await accessible('the tables', page);
    await table.locator('a[href*="/seamless"][href*="gameType=LIVE"]').first().click();

    const game = launchedGame(page);
    await game.untilReady();
    await expect(game.frame.locator('html')).toHaveAttribute('dir', direction);
    await expect(game.frame.locator('main')).toHaveAttribute('data-kind', 'wheel');
    const shown = game.frame.locator('#balance');
    const before = written(await shown.innerText());
    await game.playUntilBalanceChanges();
    const after = written(await shown.innerText());
    expect(after).not.toBe(before);

    await page.goBack();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/live');
    await expect(table).toBeVisible();
    await expect.poll(async () => written(await banner.innerText())).toContain(after);
  });
}

for (const { site, language, direction } of [readerFor('a trial account at a table')]) {
  test(`${site.id}: a trial account is refused at a table of live casino, read ${direction} [REQ-190]`, async ({
    visit,
  }) => {
    const { page, open, world, watch } = await visit(site, { as: 'trial', settings: tables });
    await open(`/live?lang=${language}&token=${world.token ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const table = firstTable(page);
    await table.hover();
    await expect(table.locator('a[href*="/seamless"]:not([href*="mode=demo"])')).toHaveCount(0);
    // Excludes the favourite button and the cover.
    await table.locator('button:not([aria-pressed]):not([aria-hidden])').first().click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await accessible('a real account is needed', page);
    await dialog.getByRole('button').first().click();
    await expect(dialog).toBeHidden();
    // The game's address shows the same refusal. The launch may be requested until the session is known.
    watch.expectFailure({ status: 403, path: '/wps/relay/GCS_gameLaunchFB', mayNotHappen: true });
    await open('/seamless?vassalage=PEARL&gameCode=speed-baccarat&gameType=LIVE');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
