import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { sites } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

for (const site of sites.filter(({ headerLogin }) => headerLogin)) {
  test(`${site.id}: a visitor logs in beneath the header, and the page stays where it is [REQ-093]`, async ({
    visit,
  }) => {
    const { page, open } = await visit(site, { settings: oneVendor });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/?lang=EN');
    await expect(page.getByRole('article').first()).toBeVisible();
    const panel = page.getByRole('region', { name: 'Log in' });
    const username = panel.getByRole('textbox', { name: 'Username' });

    await test.step('Escape and a press elsewhere close it', async () => {
      await header(page).logIn.press('Enter');
      await expect(username).toBeFocused();
      await accessible('login beneath the header', page);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(header(page).logIn).toBeFocused();
      await header(page).logIn.click();
      await expect(username).toBeFocused();
      await page.mouse.click(20, 600);
      await expect(panel).toHaveCount(0);
    });

    await test.step('what the gateway refuses is said in the form, which keeps the name', async () => {
      await header(page).logIn.click();
      await loginForm(page).fill(accounts.player[0], 'Wrong2026');
      await panel.getByRole('button', { name: 'Log in' }).click();
      await expect(panel.getByRole('alert')).toBeVisible();
      await expect(username).toHaveValue(accounts.player[0]);
    });

    await test.step('logged in, the header names the player, and the page has not moved', async () => {
      await loginForm(page).proveWithoutPicture();
      await loginForm(page).passwordField.fill(accounts.player[1]);
      await panel.getByRole('button', { name: 'Log in' }).click();
      await expect(header(page).account).toHaveAccessibleName(new RegExp(`^Account: ${accounts.player[0]}`, 'u'));
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL(/\/\?lang=EN$/u);
    });
  });

  test(`${site.id}: a password that was set for somebody is changed beneath the header, too [REQ-107]`, async ({
    visit,
  }) => {
    const { page, open } = await visit(site, { settings: oneVendor });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/?lang=EN');
    await header(page).logIn.click();
    const panel = page.getByRole('region', { name: 'Log in' });
    await loginForm(page).fill(...accounts.newcomer);
    await panel.getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
    await dialog.getByLabel(/^New password/u).fill('Another2026');
    await dialog.getByLabel(/^Repeat new password/u).fill('Another2026');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(header(page).account).toHaveAccessibleName(new RegExp(`^Account: ${accounts.newcomer[0]}`, 'u'));
    await expect(dialog).toHaveCount(0);
  });
}
