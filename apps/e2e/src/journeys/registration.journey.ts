import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { codeSent, withoutGames } from '../surroundings/world.ts';

/** Fills in the password and accepts the terms, in any language. */
const choosePassword = async (page: Page, password: string): Promise<void> => {
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill(password);
  await page.locator('[name=terms]').check();
};

test('a visitor opens an account by username over the page, and is in [REQ-121] [REQ-137]', async ({ visit }) => {
  const settings = { flags: { usernameRegistration: true, mobileRegistration: false } };
  const { page, open } = await visit(anySite(), { failures: withoutGames, settings });
  await open('/?lang=EN');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('link', { name: 'Register' }).click();
  await dialog.getByLabel(/^Username/u).fill('river88');
  await dialog.getByLabel(/^Password/u).fill('River2026');
  await accessible('registration by username', page);
  await dialog.getByLabel(/^Repeat password/u).fill('River2026');
  await dialog.getByRole('button', { name: 'Check without a picture' }).click();
  await expect(dialog.getByText('Verified')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Register' }).click();
  const welcome = page.getByRole('alertdialog', { name: 'Welcome, river88' });
  await expect(dialog).toBeHidden();
  await expect(welcome).toBeVisible();
  await accessible('welcome', page);
  await welcome.getByRole('button', { name: 'Start playing' }).click();
  await expect(welcome).toBeHidden();
  await expect(header(page).account).toBeVisible();
});

test('a visitor opens an account by mobile number and SMS, in Arabic [REQ-119] [REQ-120]', async ({ visit }) => {
  const settings = {
    flags: { mobileRegistration: true, registrationSms: true, mobileRegistrationPassword: true },
    rules: [{ key: 'captcha' as const, enabled: false }],
  };
  const { page, open, world } = await visit(siteThatSpeaks('AR'), { failures: withoutGames, settings });
  await open('/register?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('select[name=countryDialingCode]')).toBeEnabled();
  await page.locator('[name=mobileNum]').fill('50-123 4567');
  await page.getByRole('button', { name: 'طلب الرمز' }).click();
  await expect(page.locator('[name=verificationCode]')).toBeVisible();
  const code = await codeSent(world);
  await page.locator('[name=verificationCode]').fill(`${code.slice(0, 2)} ${code.slice(2, 4)}-${code.slice(4)}`);
  await accessible('registration by mobile number in Arabic', page);
  await page.locator('[name=verificationCode]').press('Enter');
  await choosePassword(page, 'Oasis2026');
  await page.locator('[name=confirmPassword]').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'ابدأ اللعب' }).click();
  await expect(page.getByRole('banner').getByText('501234567', { exact: true })).toBeVisible();
});

test('a visitor opens an account by username, in Arabic [REQ-121]', async ({ visit }) => {
  const settings = {
    flags: { usernameRegistration: true, mobileRegistration: false },
    rules: [{ key: 'captcha' as const, enabled: false }],
  };
  const { page, open } = await visit(siteThatSpeaks('AR'), { failures: withoutGames, settings });
  await open('/register?lang=AR');
  await page.locator('[name=username]').fill('river88');
  await choosePassword(page, 'River2026');
  await accessible('registration by username in Arabic', page);
  await page.locator('[name=confirmPassword]').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'ابدأ اللعب' }).click();
  await expect(page.getByRole('banner').getByText('river88', { exact: true })).toBeVisible();
});

test('a visitor opens an account by mobile number and SMS [REQ-119] [REQ-120]', async ({ visit }) => {
  const settings = {
    currency: 'CNY' as const,
    flags: { usernameRegistration: false, mobileRegistration: true, registrationSms: true },
    rules: [{ key: 'captcha' as const, enabled: false }],
  };
  const { page, open, world } = await visit(anySite(), { failures: withoutGames, settings });
  await open('/register?lang=EN');
  await expect(page.locator('select[name=countryDialingCode]')).toBeEnabled();
  await page.locator('[name=mobileNum]').fill('139 0013 9000');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/u })).toBeVisible();
  const code = await codeSent(world);
  await page.locator('[name=verificationCode]').fill(code);
  await page.locator('[name=verificationCode]').press('Enter');
  await choosePassword(page, 'River2026');
  await page.locator('[name=confirmPassword]').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start playing' }).click();
  await expect(page.getByRole('banner').getByText('13900139000', { exact: true })).toBeVisible();
});
