import { expect, test, untilAlive } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { startOwnServices, type OwnServices } from '../surroundings/ownServices.ts';
import { anySite } from '../surroundings/surroundings.ts';

const POLL = 30_000;

let own: OwnServices;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnServices();
});
test.afterAll(() => own.stop());

test('a killed gateway leaves the site up, and pages recover by themselves with their session [REQ-060]', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const address = `http://${anySite().id}.localhost:${own.ports.edge}`;
  const away = { name: 'We could not connect' };
  await page.clock.install();
  await page.goto(`${address}/login?lang=EN`);
  await untilAlive(page);
  await loginForm(page).logIn('player');
  await expect(header(page).account).toBeVisible();
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  await own.killGateway();
  await page.clock.fastForward(POLL);
  await expect(page.getByRole('heading', away)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Slots' })).toBeHidden();
  const late = await context.newPage();
  await late.goto(`${address}/?lang=EN`);
  await untilAlive(late);
  await expect(late.getByRole('heading', away)).toBeVisible({ timeout: 60_000 });
  await late.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

  own.letGatewayGo();
  for (const each of [page, late]) {
    await expect(each.getByRole('region', { name: 'Slots' })).toBeVisible({ timeout: 60_000 });
    await expect(each.getByRole('heading', away)).toBeHidden();
    await expect(header(each).account).toBeVisible();
    await expect(each.locator('html[data-same-page]')).toHaveCount(1);
  }

  // A page that fails to load is reported to the gateway under the reference shown to the player.
  await context.route(/\/assets\/HomePage-/u, (route) => route.abort());
  await late.goto(`${address}/?lang=EN`);
  await expect(late.getByRole('heading', { name: 'The page took too long to open' })).toBeVisible();
  const reference = await late.getByText(/^[0-9A-Z]{8}$/u).innerText();
  await expect(async () => {
    await page.goto(`http://gateway.localhost:${own.ports.edge}/incidents?merchant=${anySite().id}`);
    await expect(page.getByRole('cell', { name: reference })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
});
