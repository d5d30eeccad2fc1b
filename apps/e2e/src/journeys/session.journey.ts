import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

test('a token in the address is taken up and removed before any call is made [REQ-080]', async ({ visit }) => {
  const site = anySite();
  const { page, open, world } = await visit(site, { as: 'player', failures: withoutGames });
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/wps/')) addresses.push(page.url());
  });
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(header(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/\?lang=EN$/u);
  expect(addresses.filter((address) => address.includes('token'))).toEqual([]);
});

test('another tab takes up the session, and follows the logout, whose call fails [REQ-087]', async ({ visit }) => {
  const failures = { errors: { ...withoutGames.errors, logOut: { status: 500 } } };
  const { page, open, openTab, world, watch } = await visit(anySite(), { as: 'player', failures });
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(header(page).account).toBeVisible();
  watch.expectFailure({ status: 500, path: '/wps/session/logout' });
  const second = await openTab('/?lang=EN');
  await expect(header(second).account).toBeVisible();
  await header(page).askToLogOut();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(header(page).logIn).toBeVisible();
  await expect(header(second).logIn).toBeVisible();
});

test('a link with another account’s token asks before it replaces the session, in this tab and in a new one', async ({
  visit,
}) => {
  const { page, open, openTab, world, watch } = await visit(anySite(), { as: 'player', failures: withoutGames });
  const keepsItsSession = async (tab: Page): Promise<void> => {
    const question = tab.getByRole('alertdialog', { name: 'Switch account?' });
    await expect(question).toContainText('You are logged in as player.');
    await expect(tab).toHaveURL(/\/\?lang=EN$/u);
    await question.getByRole('button', { name: 'Keep this account' }).click();
    await expect(question).toBeHidden();
    await expect(header(tab).account).toBeVisible();
    expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBe(world.token);
  };
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(header(page).account).toBeVisible();
  await open('/?lang=EN&token=of-somebody-else');
  await keepsItsSession(page);
  // Until the first tab responds, the new tab knows only the token in its link.
  watch.expectFailure({ status: 401, path: /^\/wps\//u, mayNotHappen: true });
  await keepsItsSession(await openTab('/?lang=EN&token=of-somebody-else'));
});

test('who logs out on a page of members is home, and may go where visitors may [REQ-087]', async ({ visit }) => {
  const { page, open, world } = await visit(anySite(), { as: 'player', failures: withoutGames });
  await open(`/favorite?lang=EN&token=${world.token ?? ''}`);
  await header(page).askToLogOut();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(header(page).logIn).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/$/u);
  await open('/favorite');
  await expect(page).toHaveURL(/\/login\?return=%2Ffavorite$/u);
});
