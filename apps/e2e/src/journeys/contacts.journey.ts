import { accessible, expect, test } from '../journey.ts';
import { moneyReaders } from '../screens/money.ts';
import { codeSent, withoutGames } from '../surroundings/world.ts';

const MOBILE = '13912345678';
const EMAIL = 'traveller@example.com';
const PASSWORD = 'Travel2026';

/** Words of bound contacts, by language. */
const words = {
  EN: {
    checks: 'Protect your account',
    add: 'Add',
    mobile: 'Mobile number',
    addMobile: 'Add a mobile number',
    mobileSaved: 'Your mobile number has been saved.',
    email: 'E-mail address',
    addEmail: 'Add an e-mail address',
    emailSaved: 'Your e-mail address has been saved.',
    getCode: 'Get code',
    save: 'Save',
    oneMore: 'One more step',
    emailCode: 'Code from the e-mail',
  },
  AR: {
    checks: 'احمِ حسابك',
    add: 'إضافة',
    mobile: 'رقم الجوال',
    addMobile: 'إضافة رقم جوال',
    mobileSaved: 'تم حفظ رقم جوالك.',
    email: 'البريد الإلكتروني',
    addEmail: 'إضافة بريد إلكتروني',
    emailSaved: 'تم حفظ بريدك الإلكتروني.',
    getCode: 'طلب الرمز',
    save: 'حفظ',
    oneMore: 'خطوة أخيرة',
    emailCode: 'الرمز من البريد الإلكتروني',
  },
} as const;

for (const { language, site } of moneyReaders) {
  const said = words[language];
  test(`${site.id} in ${language}: a member binds a mobile number and an e-mail address by codes, and each lets the member in [REQ-097]`, async ({
    visit,
  }) => {
    test.slow();
    const { page, open, world } = await visit(site, {
      as: 'traveller',
      failures: withoutGames,
      settings: { flags: { smsLogin: true }, currency: 'CNY' },
      rows: { members: [{ account: 'traveller', password: PASSWORD, firstTimeLogin: false }] },
    });
    const checks = page.getByRole('region', { name: said.checks });
    const checkOf = (name: string) => checks.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const account = page.getByRole('banner').getByText('traveller', { exact: true });
    const leave = async (): Promise<void> => {
      await page.evaluate(() => sessionStorage.clear());
      await open(`/login?lang=${language}`);
    };
    await open(`/member/securityCenter?lang=${language}&token=${world.token ?? ''}`);

    await test.step('a mobile number is bound by the code sent to it', async () => {
      await checkOf(said.mobile).getByRole('button', { name: said.add }).click();
      const dialog = page.getByRole('dialog', { name: said.addMobile });
      await expect(dialog.locator('select[name=countryDialingCode]')).toBeEnabled();
      await dialog.locator('[name=mobileNum]').fill(MOBILE);
      await dialog.getByRole('button', { name: said.getCode }).click();
      await dialog.locator('[name=code]').fill(await codeSent(world));
      await accessible('a mobile number to bind', page);
      await dialog.locator('[name=password]').fill(PASSWORD);
      await dialog.getByRole('button', { name: said.save }).click();
      await expect(page.getByText(said.mobileSaved)).toBeVisible();
      await expect(checkOf(said.mobile)).toContainText(MOBILE.slice(-4));
    });

    await test.step('an e-mail address is bound after a wrong code', async () => {
      await checkOf(said.email).getByRole('button', { name: said.add }).click();
      const dialog = page.getByRole('dialog', { name: said.addEmail });
      await dialog.locator('[name=email]').fill(EMAIL);
      await dialog.getByRole('button', { name: said.getCode }).click();
      // The second of the three told that the mobile number was bound.
      const code = await codeSent(world, 3);
      await dialog.locator('[name=code]').fill(code === '000000' ? '000001' : '000000');
      await dialog.locator('[name=password]').fill(PASSWORD);
      await dialog.getByRole('button', { name: said.save }).click();
      await expect(dialog.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true');
      await dialog.locator('[name=code]').fill(code);
      await dialog.getByRole('button', { name: said.save }).click();
      await expect(page.getByText(said.emailSaved)).toBeVisible();
      await expect(checkOf(said.email)).toContainText('@example.com');
      await expect.poll(async () => (await world.messages()).length).toBe(4);
    });

    await test.step('a code to the mobile number logs in', async () => {
      await leave();
      await page.locator('[name=username]').fill(MOBILE);
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: said.getCode }).click();
      await page.locator('[name=verificationCode]').fill(await codeSent(world, 5));
      await page.locator('[name=verificationCode]').press('Enter');
      await expect(account).toBeVisible();
    });

    await test.step('a code to the e-mail address confirms a log-in by password', async () => {
      await world.addRows({ members: [{ account: 'traveller', secondFactors: ['email'] }] });
      await leave();
      await page.locator('[name=username]').fill('traveller');
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('[name=password]').press('Enter');
      const answer = page.getByRole('dialog', { name: said.oneMore }).getByLabel(said.emailCode);
      await answer.fill(await codeSent(world, 6));
      await answer.press('Enter');
      await expect(account).toBeVisible();
    });
  });
}
