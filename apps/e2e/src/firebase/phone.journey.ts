import { expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { siteWhere } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

type SentCode = {
  readonly phoneNumber: string;
  readonly code: string;
};

test('a number that Firebase has proven opens an account, without a network [REQ-136]', async ({ visit, request }) => {
  const site = siteWhere('a Firebase project', ({ firebase }) => firebase?.phone === true);
  const { emulator = '', projectId = '' } = site.firebase ?? {};
  const settings = {
    flags: { mobileRegistration: true, registrationSms: true, mobileRegistrationPassword: true },
    rules: [{ key: 'captcha' as const, enabled: false }],
  };
  const { page, open, watch } = await visit(site, { failures: withoutGames, settings });
  // The emulator has no settings of a robot check.
  watch.expectFailure({ status: 501, path: /\/recaptchaConfig$/u });
  await open('/register?lang=EN');
  await expect(page.locator('select[name=countryDialingCode]')).toBeEnabled();
  await page.locator('select[name=countryDialingCode]').selectOption('55');
  await page.getByLabel(/^Mobile number/u).fill('11 96123 4567');
  await page.getByRole('button', { name: 'Get code' }).click();
  const sent = async (): Promise<readonly SentCode[]> => {
    const answer = await request.get(`${emulator}/emulator/v1/projects/${projectId}/verificationCodes`);
    return ((await answer.json()) as { verificationCodes: readonly SentCode[] }).verificationCodes;
  };
  await expect.poll(sent).toMatchObject([{ phoneNumber: '+5511961234567' }]);
  const [last] = await sent();
  await page.getByLabel(/^Verification code/u).fill(last?.code ?? '');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('River2026');
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: 'Register' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start playing' }).click();
  await expect(header(page).account).toBeVisible();
});
