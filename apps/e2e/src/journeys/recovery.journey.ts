import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { codeSent, withoutGames } from '../surroundings/world.ts';

const flags = { mobileRecovery: true, emailRecovery: true };
const settings = { flags };

test('a forgotten password is replaced by a code to the mobile number, and the player is in [REQ-145] [REQ-147]', async ({
  visit,
}) => {
  const { page, open, world } = await visit(anySite(), {
    failures: withoutGames,
    settings: { ...settings, currency: 'CNY' },
    rows: { members: [{ account: 'player', mobile: '13800138000' }] },
  });
  await open('/login?lang=EN');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel(/^Country code/u)).toBeEnabled();
  await page.getByLabel(/^Mobile number/u).fill('13800138000');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/u })).toBeVisible();
  await accessible('recovery by mobile', page);
  const code = await codeSent(world);
  await page.getByLabel(/^Verification code/u).fill(code);
  await page.getByLabel(/^New password/u).fill('Sunny2027');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(header(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('a forgotten password is replaced by the link of an e-mail, in Arabic, and the link is nowhere to be seen [REQ-144]', async ({
  visit,
}) => {
  const { page, open, openTab, world } = await visit(siteThatSpeaks('AR'), { failures: withoutGames, settings });
  await open('/forget?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('tab').last().click();
  await page.locator('[name=username]').fill('player');
  await page.locator('[name=email]').fill('player@example.com');
  await page.getByRole('button', { name: 'إرسال رابط إعادة التعيين' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await accessible('a link on its way', page);
  const link = /\/forget#reset=\S+/u.exec((await world.messages())[0] ?? '')?.[0] ?? '';
  const tab = await openTab(link);
  await expect(tab).toHaveURL(/\/forget$/u);
  const password = tab.locator('[name=newPassword]');
  await password.fill('Sunny2027');
  await password.press('Enter');
  await expect(tab.getByRole('banner').getByText('player', { exact: true })).toBeVisible();
  await open(link);
  await page.locator('[name=newPassword]').fill('Sunny2028');
  await page.locator('[name=newPassword]').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('انتهت صلاحية هذا الرابط أو سبق استخدامه.');
});

test('a forgotten password is replaced by a code to the mobile number, in Arabic, after a wrong one [REQ-147]', async ({
  visit,
}) => {
  const { page, open, world } = await visit(siteThatSpeaks('AR'), {
    failures: withoutGames,
    settings: { ...settings, currency: 'AED' },
    rows: { members: [{ account: 'player', mobile: '501234567' }] },
  });
  await open('/forget?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('select[name=countryDialingCode]')).toBeEnabled();
  await page.locator('[name=mobileNum]').fill('50-123 4567');
  await page.getByRole('button', { name: 'طلب الرمز' }).click();
  const code = await codeSent(world);
  const field = page.locator('[name=verificationCode]');
  const password = page.locator('[name=newPassword]');
  await field.fill(code === '000000' ? '000001' : '000000');
  await password.fill('Oasis2027');
  await password.press('Enter');
  await expect(page.getByRole('tabpanel').getByText('رمز التحقق غير صحيح.')).toBeVisible();
  await expect(password).toHaveValue('Oasis2027');
  await accessible('recovery by mobile in Arabic', page);
  await field.fill(code);
  await password.press('Enter');
  await expect(page.getByRole('banner').getByText('player', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('a forgotten password is replaced by the link of an e-mail [REQ-144]', async ({ visit }) => {
  const { page, open, openTab, world } = await visit(anySite(), { failures: withoutGames, settings });
  await open('/forget?lang=EN');
  await page.getByRole('tab').last().click();
  await page.locator('[name=username]').fill('player');
  await page.locator('[name=email]').fill('player@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('alertdialog', { name: 'A reset link has been sent' })).toBeVisible();
  const link = /\/forget#reset=\S+/u.exec((await world.messages())[0] ?? '')?.[0] ?? '';
  const tab = await openTab(link);
  await tab.locator('[name=newPassword]').fill('Sunny2027');
  await tab.locator('[name=newPassword]').press('Enter');
  await expect(tab.getByRole('banner').getByText('player', { exact: true })).toBeVisible();
});
