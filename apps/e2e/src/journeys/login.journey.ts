import { accessible, expect, test } from '../journey.ts';
import { codeOfApp } from '../screens/authenticator.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { codeSent, withoutGames } from '../surroundings/world.ts';

const MOBILE = '13800138000';

/** RFC 4226's example secret in base32, the form for authenticator apps. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('an account with SMS two-factor requires its code, and a wrong one can be retried', async ({ visit }) => {
  const { page, open, world } = await visit(anySite(), { failures: withoutGames });
  await open('/login?return=%2Fhelpmc&lang=EN');
  await loginForm(page).logIn('guarded');
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  await expect(dialog).toBeVisible();
  await accessible('choice of a second factor', page);
  await dialog.getByRole('button', { name: 'Code from the text message' }).click();
  const answer = dialog.getByLabel(/^Code from the text message/u);
  const code = await codeSent(world, 2);
  await answer.fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The answer is not correct.')).toBeVisible();
  await accessible('a wrong second factor', page);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await answer.fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/helpmc$/u);
});

test('a code of an authenticator app opens one session, in Arabic, and no second one', async ({ visit }) => {
  const { page, open } = await visit(siteThatSpeaks('AR'), {
    failures: withoutGames,
    rows: {
      members: [{ account: 'guarded', secondFactors: ['authenticator'], authenticatorSecret: SECRET }],
    },
  });
  const answerWith = async (code: string): Promise<void> => {
    await page.locator('[name=username]').fill('guarded');
    await page.locator('[name=password]').fill('Guarded2026');
    await page.locator('[name=password]').press('Enter');
    const answer = page.getByRole('dialog', { name: 'خطوة أخيرة' }).getByLabel('الرمز من تطبيق المصادقة');
    await answer.fill(code);
    await answer.press('Enter');
  };
  await open('/login?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const code = codeOfApp(SECRET);
  await answerWith(code);
  await expect(page.getByRole('banner').getByText('guarded', { exact: true })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await open('/login?lang=AR');
  await answerWith(code);
  await expect(page.getByRole('dialog').getByText('الإجابة غير صحيحة.')).toBeVisible();
  await accessible('a second factor in Arabic', page);
});

test('a code of an authenticator app is all that a log-in takes where it is offered, in Arabic [REQ-113]', async ({
  visit,
}) => {
  const { page, open } = await visit(siteThatSpeaks('AR'), {
    failures: withoutGames,
    settings: { flags: { authenticatorLogin: true } },
    rows: { members: [{ account: 'guarded', authenticatorSecret: SECRET }] },
  });
  await open('/login?lang=AR');
  await page.getByRole('button', { name: 'تسجيل الدخول بتطبيق المصادقة' }).click();
  await page.locator('[name=username]').fill('guarded');
  const code = page.getByLabel('الرمز من تطبيق المصادقة لديك');
  await accessible('a log-in with an authenticator app', page);
  await code.fill(codeOfApp(SECRET).replace(/^.{3}/u, '$& '));
  await code.press('Enter');
  await expect(page.getByRole('banner').getByText('guarded', { exact: true })).toBeVisible();
});

test('a member logs in by a code to the mobile number, which takes the password’s place [REQ-097]', async ({
  visit,
}) => {
  const { page, open, world } = await visit(anySite(), {
    failures: withoutGames,
    settings: { flags: { smsLogin: true }, currency: 'CNY' },
    rows: { members: [{ account: 'player', mobile: MOBILE }] },
  });
  await open('/login?lang=EN');
  const form = loginForm(page);
  await page.getByRole('textbox', { name: 'Username' }).fill(MOBILE);
  await page.keyboard.press('Tab');
  const field = page.getByLabel(/^Verification code/u);
  await expect(field).toBeVisible();
  await expect(form.passwordField).toHaveCount(0);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in/u })).toBeDisabled();
  const code = await codeSent(world);
  await accessible('log-in by SMS', page);
  await field.fill(code === '000000' ? '000001' : '000000');
  await form.submit.click();
  await expect(page.getByText('The verification code is not correct.')).toBeVisible();
  await expect(field).toBeFocused();
  await accessible('a wrong code by SMS', page);
  await form.proveWithoutPicture();
  await field.fill(code);
  await form.submit.click();
  await expect(header(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('a member logs in by password, and another time by a code to the mobile number, in Arabic [REQ-097]', async ({
  visit,
}) => {
  const { page, open, world } = await visit(siteThatSpeaks('AR'), {
    failures: withoutGames,
    settings: { flags: { smsLogin: true }, currency: 'CNY' },
    rows: { members: [{ account: 'player', mobile: MOBILE }] },
  });
  const name = page.getByRole('banner').getByText('player', { exact: true });
  await open('/login?lang=AR');
  await page.locator('[name=username]').fill('player');
  await page.locator('[name=password]').fill('Player2026');
  await page.locator('[name=password]').press('Enter');
  await expect(name).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await open('/login?lang=AR');
  await page.locator('[name=username]').fill(MOBILE);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'طلب الرمز' }).click();
  await page.locator('[name=verificationCode]').fill(await codeSent(world));
  await accessible('log-in by SMS in Arabic', page);
  await page.locator('[name=verificationCode]').press('Enter');
  await expect(name).toBeVisible();
});
