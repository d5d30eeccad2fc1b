import { expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { TRANSLATION_DELAY_MS, translatePage } from '../surroundings/translatePage.ts';

const CLOCK = '2026-03-01T04:02:30.000Z';
const AFTER_THE_DRAW_MS = 3 * 60_000;

test('in a browser that translates the page, a player logs in, bets, wins, refreshes the balance and logs out', async ({
  visit,
}) => {
  const { page, context, open, world } = await visit(anySite(), { clock: CLOCK });
  await context.addInitScript(translatePage, TRANSLATION_DELAY_MS);
  await open('/lottery?gameCode=five-minute-draw&lang=EN');
  await expect(page.locator('html')).toHaveAttribute('data-translated', 'true');
  await loginForm(page).logIn('player');
  await expect(page.getByRole('heading', { name: 'Five-Minute Draw' })).toBeVisible();
  await expect(page.locator('main font').first()).toBeAttached();

  const before = await header(page).balance();
  await test.step('a bet is taken, and the balance shows it', async () => {
    await page
      .getByRole('button', { name: /^(?:Small|Big)/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add to bet slip' }).click();
    const slip = page.getByRole('region', { name: 'Bet slip' });
    await slip.getByRole('button', { name: 'Place bet' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Place bet' }).click();
    await expect(page.getByText(/waiting for the draw$/u)).toBeVisible();
    await expect.poll(() => header(page).balance()).toBeLessThan(before);
  });

  await test.step('the draw settles it, and a refresh of the balance leaves the page whole', async () => {
    await world.advanceClock(AFTER_THE_DRAW_MS);
    await expect(page.getByText(/waiting for the draw$/u)).toHaveCount(0, { timeout: 15_000 });
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page.getByRole('heading', { name: 'Five-Minute Draw' })).toBeVisible();
  });

  await test.step('home is shown, and the player logs out', async () => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    await header(page).askToLogOut();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(header(page).logIn).toBeVisible();
  });
});
