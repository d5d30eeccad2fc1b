import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { onSite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

const REVIEW_MS = 31_000;
const PASSWORD = 'Paying2026';
const rich = {
  settings: oneVendor,
  rows: {
    members: [{ account: 'player', paymentPassword: PASSWORD }],
    pointGrants: [{ account: 'player', points: 1200 }],
  },
};

test(
  onSite(
    'a visitor finds the point mall, logs in to redeem and is back, redeems with the payment password and converts points [REQ-020, REQ-215, REQ-216]',
  ),
  async ({ visit, site }) => {
    const { page, open, world } = await visit(site, rich);
    await open('/pointMall?lang=EN');
    const reward = page.getByRole('article', { name: 'Paper lantern' });
    const purse = page.getByRole('region', { name: 'Your points' });
    const redemptions = page.getByRole('tabpanel', { name: 'My redemptions' });

    await test.step('redeeming leads to the log-in, and back to the reward', async () => {
      await accessible('the point mall', page);
      await reward.getByRole('link', { name: 'Log in to redeem' }).click();
      await loginForm(page).logIn('player');
      await expect(header(page).account).toBeVisible();
      await expect(page).toHaveURL(/\/pointMall.*#paper-lantern$/u);
      await expect(purse.getByText('1,200')).toBeVisible();
    });

    await test.step('it asks for the password, and for the right one', async () => {
      await reward.getByRole('button', { name: 'Redeem' }).click();
      const form = page.getByRole('dialog', { name: 'Paper lantern' });
      await form.getByLabel('Your payment password', { exact: true }).fill('Wrong2026');
      await form.getByRole('button', { name: 'Redeem' }).click();
      await expect(form.getByText('The payment password is incorrect.')).toBeVisible();
      await accessible('the password of a redemption', page);
      await form.getByLabel('Your payment password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Redeem' }).click();
      await expect(form).toBeHidden();
      await expect(redemptions.getByText('In review')).toBeVisible();
      await expect(purse.getByText('400', { exact: true })).toBeVisible();
    });

    await test.step('what is sold out is rejected, and the points are back', async () => {
      await world.advanceClock(REVIEW_MS);
      await page.reload();
      await expect(redemptions.getByText('Rejected: your points are back')).toBeVisible();
      await expect(purse.getByText('1,200')).toBeVisible();
    });

    await test.step('points become money, and the balance has it', async () => {
      const before = await header(page).balance();
      await purse.getByLabel('Points to convert').fill('500');
      await purse.getByRole('button', { name: 'Convert to money' }).click();
      const form = page.getByRole('dialog', { name: 'Convert points to money' });
      await form.getByLabel('Your payment password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Convert' }).click();
      await expect(purse.getByText('700', { exact: true })).toBeVisible();
      await expect.poll(() => header(page).balance()).toBeGreaterThan(before);
    });
  },
);

test('the point mall reads from right to left as well, at the width of a phone', async ({ visit }) => {
  const { page, open, world } = await visit(siteThatSpeaks('AR'), { ...rich, as: 'player' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(`/pointMall?lang=AR&token=${world.token ?? ''}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const reward = page.getByRole('article', { name: 'مجموعة أوراق لعب' });
  await reward.getByRole('button', { name: 'استبدال' }).click();
  const form = page.getByRole('dialog', { name: 'مجموعة أوراق لعب' });
  await form.getByLabel('كلمة مرور المعاملات', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'استبدال' }).click();
  await expect(page.getByText('قيد المراجعة')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await accessible('the point mall in Arabic', page);
});
