import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

test(onSite('log-in opens over the page, and the page is as it was when it closes'), async ({ visit, site }) => {
  const { page, open } = await visit(site, { settings: oneVendor });
  // A width at which every merchant uses the popup: on wider screens some show a form beneath the header.
  await page.setViewportSize({ width: 1000, height: 900 });
  await open('/?lang=EN');
  await expect(page.getByRole('article').first()).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  const username = popup.getByRole('textbox', { name: 'Username' });
  const scrolled = () => page.evaluate(() => window.scrollY);
  const pressLogIn = async (): Promise<void> => {
    // Focus by script scrolls a page with a sticky bar, so the scroll position is set before the press.
    await header(page).logIn.focus();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.keyboard.press('Enter');
  };

  await test.step('Back closes it: scroll, focus and what was typed are kept', async () => {
    await pressLogIn();
    await expect(username).toBeFocused();
    await expect(page).toHaveURL(/\/login$/u);
    await expect(page).toHaveTitle(/^Log in · /u);
    await username.fill(accounts.player[0]);
    await page.goBack();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/\?lang=EN$/u);
    await expect(page).toHaveTitle(/^Games and lottery · /u);
    await expect(header(page).logIn).toBeFocused();
    expect(await scrolled()).toBe(300);
    await page.goForward();
    await expect(username).toHaveValue(accounts.player[0]);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/\?lang=EN$/u);
  });

  await test.step('its address opens the page by itself, from a link that is a link', async () => {
    const href = await header(page).logIn.getAttribute('href');
    const tab = await page.context().newPage();
    await tab.goto(new URL(`${href}?lang=EN`, page.url()).href);
    await expect(loginForm(tab).submit).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await expect(tab.getByRole('banner')).toHaveCount(0);
    await tab.close();
  });

  await test.step('logged in, one is where one was', async () => {
    await pressLogIn();
    await expect(username).toBeFocused();
    await accessible('login popup', page);
    await loginForm(page).logIn('player');
    await expect(header(page).account).toBeVisible();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/\?lang=EN$/u);
    expect(await scrolled()).toBe(300);
  });
});

test(
  onSite('the profile is a page at its address, and lies over a page from the account’s menu [REQ-031]'),
  async ({ visit, site }) => {
    const { page, open } = await visit(site, { settings: oneVendor });
    const popup = page.getByRole('dialog', { name: 'My account' });

    await test.step('a visitor logs in first, and is led back to it', async () => {
      await open('/member?lang=EN');
      await expect(page).toHaveURL(/\/login\?return=%2Fmember%3Flang%3DEN$/u);
      await loginForm(page).logIn('player');
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await expect(page).toHaveURL(/\/member\?lang=EN$/u);
      await expect(page.getByRole('main').getByText(accounts.player[0], { exact: true }).first()).toBeVisible();
      await expect(popup).toHaveCount(0);
      await accessible('profile', page);
    });

    await test.step('over another page, until Back', async () => {
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await header(page).account.click();
      await page.getByRole('menuitem', { name: 'My account' }).click();
      await expect(popup.getByText(accounts.player[0], { exact: true }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/member$/u);
      await accessible('profile popup', page);
      await page.goBack();
      await expect(popup).toBeHidden();
      await expect(header(page).account).toBeFocused();
      await expect(page).toHaveURL(/\/$/u);
    });
  },
);
