import { accessible, expect, test } from '../journey.ts';
import { loginForm } from '../screens/login.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const site = anySite();

test('a deep link opens its page, and opens it again after a reload [REQ-037]', async ({ visit }) => {
  const { page, open } = await visit(site);
  await open('/login?lang=EN');
  await expect(loginForm(page).submit).toBeVisible();
  await page.reload();
  await expect(loginForm(page).submit).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('an address without a page is answered in the brand’s own shell [REQ-030]', async ({ visit }) => {
  const { page, open } = await visit(site, { settings: oneVendor });
  await open('/no-such-page?lang=EN');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(site.brandName, 'u'));
  await accessible('not found', page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
});

test('an alias shows the canonical case, and back and forward lead where they came from [REQ-012]', async ({
  visit,
}) => {
  const { page, open } = await visit(site, { settings: oneVendor });
  await open('/HOME?lang=EN');
  await expect(page).toHaveURL(/\/home\?lang=EN$/u);
  await open('/?lang=EN');
  await open('/no-such-page?lang=EN');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
  // A game that requires a login is replaced by the login in the history, so that Back skips both.
  const card = page.getByRole('region', { name: 'Slots' }).getByRole('article').first();
  await card.hover();
  await card.getByRole('link', { name: /^Play/u }).click();
  await expect(loginForm(page).submit).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a game asked for by a visitor opens after the login [REQ-031] [REQ-189]', async ({ visit }) => {
  const { page, open } = await visit(site, { settings: oneVendor });
  await open('/?lang=EN');
  const card = page.getByRole('region', { name: 'Slots' }).getByRole('article').first();
  await card.hover();
  await card.getByRole('link', { name: /^Play/u }).click();
  await expect(loginForm(page).submit).toBeVisible();
  await loginForm(page).logIn('player');
  await expect(page).toHaveURL(/\/seamless\?/u);
  await expect(page.locator('iframe')).toBeVisible();
});
