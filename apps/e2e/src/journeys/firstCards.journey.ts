import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { withoutCovers } from '../screens/covers.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { header } from '../screens/header.ts';
import { anySite, sites } from '../surroundings/surroundings.ts';

// These tests only look at where a press leads: the vendor's page behind it may have no game. Live casino is tested
// last, because its first card may open a list, and a visitor comes back to an address after the login, not to a list.
const CATEGORIES = ['Slots', 'Fishing', 'Live casino'];

/** Presses play on the first card of a category that can be played; a card under maintenance offers nothing to press. */
async function pressFirstPlay(page: Page, category: string): Promise<void> {
  const shelf = page.getByRole('region', { name: category });
  const card = shelf.getByRole('article').filter({ hasNotText: 'Under maintenance' }).first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await card
    .getByRole('link', { name: /^Play/u })
    .or(card.getByRole('button', { name: /^Play/u }))
    .click();
}

/** The one thing that a player comes to: a game's page, or the list of a vendor. */
function gameOrList(page: Page) {
  return page.locator('[data-stage]').or(page.getByRole('dialog').getByRole('list'));
}

for (const site of sites) {
  test(`${site.id}: the first card of every category leads a visitor to the login, and on from there [REQ-189] [REQ-192]`, async ({
    visit,
  }) => {
    const { page, open } = await visit(site);
    await withoutCovers(page);
    await open('/?lang=EN');
    for (const category of CATEGORIES) {
      await pressFirstPlay(page, category);
      await expect(page).toHaveURL(/\/login\?return=/u);
      await expect(loginForm(page).submit).toBeVisible();
      if (category !== CATEGORIES.at(-1)) await page.goBack();
    }
    await loginForm(page).fill(...accounts.player);
    await loginForm(page).submit.click();
    await expect(gameOrList(page)).toBeVisible();
  });

  test(`${site.id}: the first card of every category opens a game or a list for a member [REQ-192] [REQ-193]`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(site, { as: 'player' });
    await withoutCovers(page);
    await open(`/?lang=EN&token=${world.token ?? ''}`);
    await expect(header(page).account).toBeVisible();
    for (const category of CATEGORIES) {
      await pressFirstPlay(page, category);
      await expect(gameOrList(page), category).toBeVisible();
      await page.goBack();
      await expect(gameOrList(page), category).toHaveCount(0);
    }
  });
}

// Who plays is asked before what the card is: the merchant makes no difference.
test('the first card of every category tells a trial account that it needs a real one [REQ-190]', async ({ visit }) => {
  const { page, open, world } = await visit(anySite(), { as: 'trial' });
  await withoutCovers(page);
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(page.getByRole('banner').getByText('Play money')).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: 'You need a real account' });
  for (const category of CATEGORIES) {
    await pressFirstPlay(page, category);
    await expect(dialog, category).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  }
});
