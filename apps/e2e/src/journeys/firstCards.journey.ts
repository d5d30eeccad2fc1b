import type { WorldWish } from '@baize/worlds';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { header } from '../screens/header.ts';
import { anySite } from '../surroundings/surroundings.ts';

/** A world whose first cards of slots and fishing are games, while the only live casino card opens a list of games. */
const firstCards = { settings: { games: { vendors: ['BAIZE', 'REEF', 'VELVET'] } } } satisfies WorldWish;

const game = (page: Page): Locator => page.locator('[data-stage]');
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Velvet Room' }).getByRole('list');

// These tests only check the destination of a press: the vendor's page may have no game. Live casino comes last,
// because a visitor returns from login to an address, not to a list.
const cards = [
  { category: 'Slots', opens: game },
  { category: 'Fishing games', opens: game },
  { category: 'Live casino', opens: list },
] as const;

/** Presses Play on a category's first card. Play is a link if it leads to an address. */
const pressFirstPlay = async (page: Page, category: string, role: 'link' | 'button'): Promise<void> => {
  const shelf = page.getByRole('region', { name: category });
  // The shelf loads its games when it scrolls near.
  await shelf.scrollIntoViewIfNeeded();
  const card = shelf.getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await card.getByRole(role, { name: /^Play/u }).click();
};

test('the first card of every category leads a visitor to the login, and on from there [REQ-189] [REQ-192]', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite(), firstCards);
  await open('/?lang=EN');
  for (const { category } of cards) {
    await pressFirstPlay(page, category, 'link');
    await expect(page).toHaveURL(/\/login\?return=/u);
    await expect(loginForm(page).submit).toBeVisible();
    if (category !== cards.at(-1)?.category) await page.goBack();
  }
  await loginForm(page).fill(...accounts.player);
  await loginForm(page).submit.click();
  await expect(list(page)).toBeVisible();
});

test('the first card of every category opens its game or its list for a member [REQ-192] [REQ-193]', async ({
  visit,
}) => {
  const { page, open, world } = await visit(anySite(), { as: 'player', ...firstCards });
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(header(page).account).toBeVisible();
  for (const { category, opens } of cards) {
    await pressFirstPlay(page, category, 'link');
    await expect(opens(page), category).toBeVisible();
    await page.goBack();
    await expect(opens(page), category).toHaveCount(0);
  }
});

test('the first card of every category tells a trial account that it needs a real one [REQ-190]', async ({ visit }) => {
  const { page, open, world } = await visit(anySite(), { as: 'trial', ...firstCards });
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(page.getByRole('banner').getByText('Play money')).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: 'You need a real account' });
  for (const { category } of cards) {
    await pressFirstPlay(page, category, 'button');
    await expect(dialog, category).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
  }
});
