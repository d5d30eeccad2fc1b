import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { onSite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const REVIEW_MS = 31_000;
// The smallest PNG that browsers and the gateway accept.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const slip = { name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };

test(
  onSite('a visitor logs in to take part and is back, joins a promotion, and applies for another with a picture'),
  async ({ visit, site }) => {
    const { page, open, world } = await visit(site, { settings: oneVendor });
    await open('/promotions?lang=EN');
    const offer = (name: string) => page.getByRole('article', { name });
    const cashback = offer('Weekly rebate');
    const deposit = offer('First deposit bonus');

    await test.step('taking part leads to the log-in, and back to what was pressed', async () => {
      await accessible('promotions', page);
      await cashback.getByRole('link', { name: 'Log in to take part' }).click();
      await loginForm(page).logIn('player');
      await expect(header(page).account).toBeVisible();
      await expect(page).toHaveURL(/\/promotions.*#weekly-cashback$/u);
    });

    await test.step('what is joined counts from then on', async () => {
      await cashback.getByRole('button', { name: 'Join' }).click();
      await expect(cashback.getByText('Joined')).toBeVisible();
    });

    const before = await header(page).balance();
    await test.step('an application keeps what was filled in when the gateway fails, and arrives at the next try', async () => {
      await deposit.getByRole('button', { name: 'Apply' }).click();
      const form = page.getByRole('dialog', { name: 'First deposit bonus' });
      await form.getByRole('textbox', { name: 'Note' }).fill('Deposit of Monday');
      await form.getByLabel('Pictures').setInputFiles(slip);
      await expect(form.getByText('slip.png')).toBeVisible();
      await accessible('an application', page);
      await world.setFailures({ errors: { requestPromotionReward: { code: 'promotionClosed' } } });
      await form.getByRole('button', { name: 'Send application' }).click();
      await expect(form.getByText('This promotion is closed.')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Deposit of Monday');
      await world.setFailures({});
      await form.getByRole('button', { name: 'Send application' }).click();
      await expect(deposit.getByText('In review')).toBeVisible();
    });

    await test.step('granted, it is paid: once, and the balance has it', async () => {
      await world.advanceClock(REVIEW_MS);
      await page.reload();
      await expect(deposit.getByText('Paid out')).toBeVisible();
      await expect.poll(() => header(page).balance()).toBeGreaterThan(before);
    });
  },
);

test('reads from right to left as well, at the width of a phone', async ({ visit }) => {
  const { page, open } = await visit(siteThatSpeaks('AR'), { settings: oneVendor });
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/promotions?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  // Centred first: a button half hidden by the bottom bar would be measured too small.
  await page
    .getByRole('article')
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await accessible('promotions in Arabic', page);
});
