import { accessible, expect, test } from '../journey.ts';
import { virtualAuthenticator } from '../screens/authenticator.ts';
import { siteThatSpeaks, siteWhere } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const english = {
  title: 'a member adds a passkey, logs in with it, confirms changes by it, and is refused with it once it is removed',
  site: () => siteWhere('no Arabic', ({ languages }) => !languages.includes('AR')),
  language: 'EN',
  direction: 'ltr',
  passkeys: 'Passkeys',
  add: 'Add a passkey',
  password: 'Your login password',
  proceed: 'Continue',
  name: /^Name of the passkey/u,
  create: 'Create the passkey',
  added: 'Your passkey has been added.',
  message: /passkey of player was added.*#undo=/u,
  unused: 'Not used yet',
  used: 'Last used',
  account: /^Account: /u,
  logOut: 'Log out',
  logIn: 'Log in with a passkey',
  checks: 'Protect your account',
  turnOn: 'Turn on',
  app: 'Turn on an authenticator app',
  confirm: 'Confirm with a passkey',
  remove: 'Remove Laptop',
  removal: 'Remove a passkey',
  removed: 'The passkey has been removed.',
  none: 'You have no passkey yet.',
  refused: 'We do not know this passkey. Log in another way.',
} as const;

const arabic = {
  title: 'a passkey is added, used and removed in Arabic, at another merchant',
  site: () => siteThatSpeaks('AR'),
  language: 'AR',
  direction: 'rtl',
  passkeys: 'مفاتيح المرور',
  add: 'إضافة مفتاح مرور',
  password: 'كلمة مرور تسجيل الدخول',
  proceed: 'متابعة',
  name: /^اسم مفتاح المرور/u,
  create: 'إنشاء مفتاح المرور',
  added: 'تمت إضافة مفتاح المرور.',
  message: /player.*#undo=/u,
  unused: 'لم يُستخدم بعد',
  used: 'آخر استخدام',
  account: /^الحساب: /u,
  logOut: 'تسجيل الخروج',
  logIn: 'تسجيل الدخول بمفتاح مرور',
  checks: 'احمِ حسابك',
  turnOn: 'تفعيل',
  app: 'تفعيل تطبيق المصادقة',
  confirm: 'التأكيد بمفتاح مرور',
  remove: 'إزالة Laptop',
  removal: 'إزالة مفتاح مرور',
  removed: 'تمت إزالة مفتاح المرور.',
  none: 'ليس لديك أي مفتاح مرور بعد.',
  refused: 'مفتاح المرور هذا غير معروف. يُرجى تسجيل الدخول بطريقة أخرى.',
} as const;

for (const words of [english, arabic]) {
  test(words.title, async ({ visit }) => {
    test.slow();
    const { page, open, world } = await visit(words.site(), { as: 'player', failures: withoutGames });
    await virtualAuthenticator(page);
    await open(`/member/securityCenter?lang=${words.language}&token=${world.token ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute('dir', words.direction);
    const passkeys = page.getByRole('region', { name: words.passkeys });
    const laptop = passkeys.getByRole('listitem').filter({ hasText: 'Laptop' });
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const account = page.getByRole('banner').getByRole('button', { name: words.account });
    const leave = async (): Promise<void> => {
      await account.click();
      await page.getByRole('menuitem', { name: words.logOut }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.logOut }).click();
      await expect(account).toBeHidden();
      await open('/login');
    };

    await test.step('a passkey is added, and the member is told of it with a way to undo it', async () => {
      await passkeys.getByRole('button', { name: words.add }).click();
      await dialog(words.add).getByLabel(words.password).fill('Player2026');
      await dialog(words.add).getByRole('button', { name: words.proceed }).click();
      await dialog(words.add).getByLabel(words.name).fill('Laptop');
      await accessible('the name of a passkey', page);
      await dialog(words.add).getByRole('button', { name: words.create }).click();
      await expect(page.getByText(words.added)).toBeVisible();
      await expect(laptop).toContainText(words.unused);
      await expect.poll(async () => (await world.messages())[0]).toMatch(words.message);
    });

    await test.step('it logs in without an account name or a password', async () => {
      await leave();
      await page.getByRole('button', { name: words.logIn }).click();
      await expect(account).toBeVisible();
    });

    await test.step('it confirms a sensitive change', async () => {
      await open('/member/securityCenter');
      await expect(laptop).toContainText(words.used);
      const checks = page.getByRole('region', { name: words.checks });
      await checks.getByRole('button', { name: words.turnOn, exact: true }).click();
      await dialog(words.app).getByRole('button', { name: words.confirm }).click();
      await expect(dialog(words.app).locator('bdi[translate=no]')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('it confirms its own removal, and opens nothing from then on', async () => {
      await passkeys.getByRole('button', { name: words.remove }).click();
      await dialog(words.removal).getByRole('button', { name: words.confirm }).click();
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(passkeys).toContainText(words.none);
      await leave();
      await page.getByRole('button', { name: words.logIn }).click();
      await expect(page.getByText(words.refused)).toBeVisible();
    });
  });
}
