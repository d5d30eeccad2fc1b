import { expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { anySite } from '../surroundings/surroundings.ts';

test('a token in the address is taken up and removed before any call is made [REQ-080]', async ({ visit }) => {
  const site = anySite();
  const { page, open, world } = await visit(site, { as: 'player' });
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/wps/')) addresses.push(page.url());
  });
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(header(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/\?lang=EN$/u);
  expect(addresses.filter((address) => address.includes('token'))).toEqual([]);
});

test('another tab takes up the session, and follows the logout [REQ-087]', async ({ visit }) => {
  const site = anySite();
  const { page, open, openTab, world } = await visit(site, { as: 'player' });
  await open(`/?lang=EN&token=${world.token ?? ''}`);
  await expect(header(page).account).toBeVisible();
  const second = await openTab('/?lang=EN');
  await expect(header(second).account).toBeVisible();
  await header(page).askToLogOut();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(header(page).logIn).toBeVisible();
  await expect(header(second).logIn).toBeVisible();
});
