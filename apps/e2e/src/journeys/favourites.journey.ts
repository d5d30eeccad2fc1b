import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../journey.ts';
import { slotsOfVendor } from '../screens/games.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const heart = (within: Pick<Page, 'getByRole'>, pressed: boolean) =>
  within.getByRole('button', { name: /^Favourite: /u, pressed }).first();

test(
  onSite(
    'a visitor’s heart leads to the login, and a member’s favourites are the same in two tabs [REQ-198] [REQ-197] [REQ-026]',
  ),
  async ({ visit, site }) => {
    const { page, open, openTab, world, watch } = await visit(site, { settings: oneVendor });
    await open('/?lang=EN');

    await test.step('a visitor logs in first, and is back', async () => {
      await heart(await slotsOfVendor(page).then((games) => games.first()), false).click();
      await loginForm(page).logIn('player');
      await expect(header(page).account).toBeVisible();
      await expect(page).toHaveURL(/\/(?:\?lang=EN)?$/u);
    });

    const card = (await slotsOfVendor(page)).first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await heart(card, false).click();
    await expect(heart(card, true)).toBeVisible();

    await test.step('the account’s menu leads to the list', async () => {
      await header(page).account.click();
      await page.getByRole('menuitem', { name: 'Favourites' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
      await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
      await accessible('favourites', page);
    });

    await test.step('another tab removes it, and this one follows', async () => {
      const second = await openTab('/favorite?lang=EN');
      await heart(second.getByRole('article', { name, exact: true }), true).click();
      await expect(second.getByText('No favourites yet')).toBeVisible();
      await expect(page.getByText('No favourites yet')).toBeVisible();
      await second.close();
    });

    await test.step('a change that the gateway refuses is taken back, with a notice', async () => {
      await page.getByRole('link', { name: 'See all games' }).click();
      const again = (await slotsOfVendor(page)).first();
      await world.setFailures({ errors: { addFavourite: { status: 500 } } });
      watch.expectFailure({ status: 500, path: /addFavorite/u });
      await heart(again, false).click();
      await expect(page.getByRole('alert')).toContainText(`Not added to your favourites: ${name}`);
      await expect(heart(again, false)).toBeVisible();
      await accessible('a notice', page);
    });
  },
);
