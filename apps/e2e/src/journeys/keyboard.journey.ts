import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const MOST_TABS = 60;

/** Presses Tab until something has the focus, as somebody without a pointer would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached with ${MOST_TABS} presses of Tab.`);
}

test('a player logs in with the keyboard alone [REQ-092]', async ({ visit }) => {
  const site = anySite();
  const { page, open } = await visit(site, { faults: withoutGames });
  await open('/?lang=EN');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(header(page).logIn).toBeVisible();
  await tabTo(page, header(page).logIn);
  await page.keyboard.press('Enter');
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(username).toBeVisible();
  await tabTo(page, username);
  await page.keyboard.press('Enter');
  await expect(username).toBeFocused();
  await expect(page.getByText('This field cannot be empty').first()).toBeVisible();
  await page.keyboard.type(accounts.player[0]);
  await tabTo(page, loginForm(page).passwordField);
  await page.keyboard.type(accounts.player[1]);
  await tabTo(page, loginForm(page).submit);
  await page.keyboard.press('Enter');
  await expect(header(page).account).toBeVisible();
});
