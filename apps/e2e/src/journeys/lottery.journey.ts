import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { anySite, onSite } from '../surroundings/surroundings.ts';

const CLOCK = '2026-03-01T04:02:30.000Z';
const AFTER_THE_DRAW_MS = 3 * 60_000;
/** Four bets at 8 cost 32, and two of them win 1.94 times their stake. */
const ALL_SIDES = /^(?:Small|Big|Odd|Even)/u;

test(
  onSite('a visitor is sent to log in and back to the lottery, bets, wins, and checks the draw'),
  async ({ visit, site }) => {
    const { page, open, world } = await visit(site, { clock: CLOCK });
    await open('/lottery?gameCode=five-minute-draw&lang=EN');

    await test.step('the lottery asks for the log-in, and is there after it', async () => {
      await loginForm(page).logIn('player');
      await expect(page).toHaveURL(/\/lottery\?gameCode=five-minute-draw/u);
      await expect(page.getByRole('heading', { name: 'Five-Minute Draw' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(header(page).account).toBeVisible();
    });

    const before = await header(page).balance();
    await test.step('all four sides are bet, and paid at once', async () => {
      const sides = page.getByRole('button', { name: ALL_SIDES });
      await expect(sides).toHaveCount(4);
      for (const side of await sides.all()) await side.click();
      await page.getByRole('button', { name: 'Add to bet slip' }).click();
      const slip = page.getByRole('region', { name: 'Bet slip' });
      await expect(slip.getByText('Small · Big · Odd · Even')).toBeVisible();
      await accessible('a bet slip', page);
      await slip.getByRole('button', { name: 'Place bet' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Place bet' }).click();
      await expect(page.getByText(/waiting for the draw$/u)).toBeVisible();
      await expect.poll(() => header(page).balance()).toBeLessThan(before);
    });

    await test.step('after the draw it is won, and the balance has it', async () => {
      const staked = await header(page).balance();
      await world.advanceClock(AFTER_THE_DRAW_MS);
      await expect(page.getByText(/, won /u)).toBeVisible({ timeout: 15_000 });
      await page.getByRole('button', { name: 'Refresh balance' }).click();
      await expect.poll(() => header(page).balance()).toBeGreaterThan(staked);
    });

    await test.step('the draw is checked in the browser', async () => {
      await page.getByRole('tab', { name: 'Results' }).click();
      await page
        .getByRole('button', { name: /^Check draw no\. .?20260301/u })
        .first()
        .click();
      await expect(page.getByText(/^This draw is correct/u)).toBeVisible();
      await accessible('a checked draw', page);
    });
  },
);

test('a slip outlives the way to another lottery and back, and a lower-case address is the same page', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite(), { clock: CLOCK });
  await open('/vnlottery?gameCode=southern-draw&lang=EN');
  await loginForm(page).logIn('player');
  await expect(page).toHaveURL(/\/vnLottery\?gameCode=southern-draw/u);
  await page.getByRole('textbox', { name: 'Last two digits' }).fill('07 71');
  await page.getByRole('button', { name: 'Add to bet slip' }).click();
  await expect(page.getByText('07 · 71')).toBeVisible();
  await page.getByRole('link', { name: 'Northern Draw' }).click();
  await expect(page.getByText(/^Choose a bet type/u)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('07 · 71')).toBeVisible();
  await open('/sealottery?lang=EN');
  await expect(page).toHaveURL(/\/seaLottery/u);
  await expect(page.getByRole('button', { name: 'All four digits' })).toBeVisible();
});
