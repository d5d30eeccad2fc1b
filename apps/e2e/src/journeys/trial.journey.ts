import { accessible, expect, test } from '../journey.ts';
import { slotsOfVendor } from '../screens/games.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { oneVendor, withoutGames } from '../surroundings/world.ts';

test('a trial account may look around, and cannot launch for money [REQ-115] [REQ-190] [REQ-011]', async ({
  visit,
}) => {
  const { page, open, watch } = await visit(anySite(), { settings: { ...oneVendor, flags: { freePlay: true } } });
  await open('/login?lang=EN');
  await page.getByRole('button', { name: 'Explore with a trial account' }).click();
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  const games = await slotsOfVendor(page);
  await games.first().hover();
  await games.first().getByRole('button', { name: /^Play/u }).click();
  const dialog = page.getByRole('alertdialog', { name: 'You need a real account' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();

  watch.expectFailure({ status: 403, path: '/wps/relay/GCS_gameLaunchFB' });
  const answer = await page.evaluate(async () => {
    const response = await fetch('/wps/relay/GCS_gameLaunchFB', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID?.() ?? 'a-key-of-the-journey',
        Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
      },
      body: JSON.stringify({
        vassalage: 'BAIZE',
        gameCode: 'anything',
        gameType: 'RNG',
        mode: 'real',
        language: 'EN',
        device: 'WEB',
        backUrl: window.location.origin,
      }),
    });
    const { success, value } = (await response.json()) as { success: boolean; value: { code: string } };
    return { status: response.status, success, code: value.code };
  });
  expect(answer).toEqual({ status: 403, success: false, code: 'realAccountRequired' });
});

test('a trial account opens a real one where it could not play for money, and plays there', async ({ visit }) => {
  const flags = { freePlay: true, usernameRegistration: true, mobileRegistration: false };
  const rules = [{ key: 'captcha' as const, enabled: false }];
  const { page, open } = await visit(anySite(), { settings: { ...oneVendor, flags, rules } });
  await open('/login?lang=EN');
  await page.getByRole('button', { name: 'Explore with a trial account' }).click();
  await expect(page.getByRole('banner').getByText('Play money')).toBeVisible();
  const games = await slotsOfVendor(page);
  await games.first().hover();
  await games.first().getByRole('button', { name: /^Play/u }).click();
  const dialog = page.getByRole('alertdialog', { name: 'You need a real account' });
  await accessible('who needs a real account', page);
  await dialog.getByRole('link', { name: 'Open an account' }).click();
  const form = page.getByRole('dialog', { name: 'Register' });
  await form.locator('[name=username]').fill('river88');
  for (const name of ['password', 'confirmPassword']) await form.locator(`[name=${name}]`).fill('River2026');
  await form.locator('[name=terms]').check();
  await form.getByRole('button', { name: 'Register' }).click();
  await page
    .getByRole('alertdialog', { name: 'Welcome, river88' })
    .getByRole('button', { name: 'Start playing' })
    .click();
  await expect(page.getByRole('banner').getByText('Play money')).toBeHidden();
  await games.first().hover();
  await games.first().getByRole('link', { name: /^Play/u }).click();
  await expect(page.frameLocator('iframe').locator('#spin')).toBeVisible();
});

test('a visitor tries a game with play money [REQ-176]', async ({ visit }) => {
  const site = anySite();
  const { page, open } = await visit(site, { settings: oneVendor });
  await open('/?lang=EN');
  const games = await slotsOfVendor(page);
  const card = games.filter({ has: page.getByRole('link', { name: /^Demo/u }) }).first();
  await card.hover();
  await card.getByRole('link', { name: /^Demo/u }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Demo', { exact: true })).toBeVisible();
  await frame.locator('#spin').click();
  await expect(frame.locator('#result')).toHaveText(/You win|No prize/u);
});

test('a visitor looks around with a trial account, in Arabic, from right to left [REQ-115]', async ({ visit }) => {
  const settings = { flags: { freePlay: true } };
  const { page, open } = await visit(siteThatSpeaks('AR'), { failures: withoutGames, settings });
  await open('/login?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'التصفح بحساب تجريبي' }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/u);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const banner = page.getByRole('banner');
  await expect(banner.getByText('trial', { exact: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'تسجيل الدخول', exact: true })).toHaveCount(0);
  await accessible('a trial account in Arabic', page);
});
