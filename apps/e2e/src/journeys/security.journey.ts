import { accessible, expect, test } from '../journey.ts';
import { codeOfApp } from '../screens/authenticator.ts';
import { moneyReaders } from '../screens/money.ts';
import { withoutGames } from '../surroundings/world.ts';

/** Words of the security centre, by language. */
const words = {
  EN: {
    checks: 'Protect your account',
    password: 'Login password',
    change: 'Change',
    changePassword: 'Choose a new password',
    current: 'Current password',
    fresh: /^New password/u,
    repeat: /^Repeat new password/u,
    submit: 'Change password',
    changed: 'Your password has been changed.',
    message: /password of player was changed.*#undo=/u,
    app: 'Authenticator app',
    turnOn: 'Turn on',
    addApp: 'Turn on an authenticator app',
    confirm: 'Your login password',
    proceed: 'Continue',
    code: 'Code that the app shows',
    codes: 'Your recovery codes',
    saved: 'I have saved them',
    left: (count: number) => `${count} recovery codes are left`,
    oneMore: 'One more step',
    refused: 'The answer is not correct.',
  },
  AR: {
    checks: 'احمِ حسابك',
    password: 'كلمة مرور تسجيل الدخول',
    change: 'تعديل',
    changePassword: 'اختر كلمة مرور جديدة',
    current: 'كلمة المرور الحالية',
    fresh: /^كلمة المرور الجديدة/u,
    repeat: /^إعادة كتابة كلمة المرور الجديدة/u,
    submit: 'تغيير كلمة المرور',
    changed: 'تم تغيير كلمة المرور.',
    message: /كلمة مرور تسجيل الدخول للحساب player.*#undo=/u,
    app: 'تطبيق المصادقة',
    turnOn: 'تفعيل',
    addApp: 'تفعيل تطبيق المصادقة',
    confirm: 'كلمة مرور تسجيل الدخول',
    proceed: 'متابعة',
    code: 'الرمز الذي يعرضه التطبيق',
    codes: 'رموز الاسترداد الخاصة بك',
    saved: 'لقد حفظتها',
    left: (count: number) => `رموز الاسترداد المتبقية: ${count}`,
    oneMore: 'خطوة أخيرة',
    refused: 'الإجابة غير صحيحة.',
  },
} as const;

for (const { language, site } of moneyReaders) {
  const said = words[language];
  test(`${site.id} in ${language}: a member changes the password and is told so, turns on an authenticator app, and without the phone logs in by a recovery code, once [REQ-113]`, async ({
    visit,
  }) => {
    test.slow();
    const { page, open, world } = await visit(site, { as: 'player', failures: withoutGames });
    await open(`/member/securityCenter?lang=${language}&token=${world.token ?? ''}`);
    const checks = page.getByRole('region', { name: said.checks });
    const checkOf = (name: string) => checks.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

    await test.step('the password is changed, and the member is told of it with a way to undo it', async () => {
      await accessible('the security centre', page);
      await checkOf(said.password).getByRole('button', { name: said.change }).click();
      const dialog = page.getByRole('dialog', { name: said.changePassword });
      await dialog.getByLabel(said.current).fill('Player2026');
      await dialog.getByLabel(said.fresh).fill('Sunny2027');
      await dialog.getByLabel(said.repeat).fill('Sunny2027');
      await dialog.getByRole('button', { name: said.submit }).click();
      await expect(page.getByText(said.changed)).toBeVisible();
      await expect.poll(async () => (await world.messages())[0]).toMatch(said.message);
    });

    const logInBy = async (code: string): Promise<void> => {
      await page.evaluate(() => sessionStorage.clear());
      await open(`/login?lang=${language}`);
      await page.locator('[name=username]').fill('player');
      await page.locator('[name=password]').fill('Sunny2027');
      await page.locator('[name=password]').press('Enter');
      const answer = page.getByRole('dialog', { name: said.oneMore }).getByRole('textbox');
      await answer.fill(code);
      await answer.press('Enter');
    };

    await test.step('an authenticator app is turned on by a code that it shows', async () => {
      await checkOf(said.app).getByRole('button', { name: said.turnOn }).click();
      const dialog = page.getByRole('dialog', { name: said.addApp });
      await dialog.getByLabel(said.confirm).fill('Sunny2027');
      await dialog.getByRole('button', { name: said.proceed }).click();
      const key = (await dialog.locator('bdi[translate=no]').innerText()).replaceAll(' ', '');
      await accessible('an authenticator app to set up', page);
      await dialog.getByLabel(said.code).fill(codeOfApp(key));
      await dialog.getByRole('button', { name: said.turnOn }).click();
      const codes = page.getByRole('dialog', { name: said.codes });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      const [code = ''] = await codes.getByRole('listitem').allInnerTexts();
      await codes.getByRole('button', { name: said.saved }).click();
      await expect(checkOf(said.app)).toContainText(said.left(10));

      // A recovery code, since a code of the app counts once in its half minute.
      await logInBy(code);
      await expect(page.getByRole('banner').getByText('player', { exact: true })).toBeVisible();
      await open('/member/securityCenter');
      await expect(checkOf(said.app)).toContainText(said.left(9));
      await logInBy(code);
      await expect(page.getByRole('dialog').getByText(said.refused)).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    });
  });
}
