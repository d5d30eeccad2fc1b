import { readFile } from 'node:fs/promises';
import { accessible, expect, test } from '../journey.ts';
import { moneyReaders } from '../screens/money.ts';
import { withoutGames } from '../surroundings/world.ts';

/** Words of the profile's settings, by language. */
const words = {
  EN: {
    rename: 'Change nickname',
    newName: /^New nickname/u,
    saveName: 'Save nickname',
    picture: 'Your picture',
    third: 'Picture 3',
    consents: 'Offers and news',
    sms: 'By SMS',
    history: 'Your earlier choices',
    given: /By SMS\s*allowed/u,
    load: 'Download your data',
    password: /^Your login password/u,
    download: 'Download',
    closure: 'Close your account',
    close: 'Close the account',
    balance: /^Withdraw your balance of \D*1,000\.00/u,
  },
  AR: {
    rename: 'تغيير الاسم المستعار',
    newName: /^الاسم المستعار الجديد/u,
    saveName: 'حفظ الاسم المستعار',
    picture: 'صورتك',
    third: 'الصورة 3',
    consents: 'العروض والأخبار',
    sms: 'برسالة نصية',
    history: 'اختياراتك السابقة',
    given: /برسالة نصية\s*مسموح/u,
    load: 'تنزيل بياناتك',
    password: /^كلمة مرور تسجيل الدخول/u,
    download: 'تنزيل',
    closure: 'إغلاق حسابك',
    close: 'إغلاق الحساب',
    balance: /^اسحب رصيدك البالغ \D*1,000\.00/u,
  },
} as const;

for (const { language, site } of moneyReaders) {
  const said = words[language];
  test(`${site.id}: in ${language} a member changes the profile, takes the data, and cannot close an account with money`, async ({
    visit,
  }) => {
    test.slow();
    const { page, open, world } = await visit(site, {
      as: 'player',
      failures: withoutGames,
      rows: { members: [{ account: 'player', balance: '100000' }] },
    });
    const main = page.getByRole('main');
    await open(`/member?lang=${language}&token=${world.token ?? ''}`);

    await test.step('nickname and picture are shown at once', async () => {
      await main.getByRole('button', { name: said.rename }).click();
      const dialog = page.getByRole('dialog', { name: said.rename });
      await dialog.getByRole('textbox', { name: said.newName }).fill('Happy Koi');
      await dialog.getByRole('button', { name: said.saveName }).click();
      await expect(dialog).toBeHidden();
      await expect(main.getByText('Happy Koi').first()).toBeVisible();
      const third = main
        .getByRole('region', { name: said.picture })
        .getByRole('button', { name: said.third, exact: true });
      await third.click();
      await expect(third).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('a consent is kept with its history', async () => {
      const consents = main.getByRole('region', { name: said.consents });
      await consents.getByRole('checkbox', { name: said.sms }).click();
      await expect(consents.getByRole('checkbox', { name: said.sms })).toBeChecked();
      await consents.getByRole('button', { name: said.history }).click();
      await expect(consents.getByRole('listitem')).toHaveText(said.given);
      await accessible('the profile', page);
    });

    await test.step('the file has what is kept about the member', async () => {
      await main.getByRole('button', { name: said.load }).click();
      const dialog = page.getByRole('dialog', { name: said.load });
      await dialog.getByLabel(said.password).fill('Player2026');
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: said.download, exact: true }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('my-data.json');
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
      expect(data).toMatchObject({
        members: [{ account: 'player', nickname: 'Happy Koi' }],
        consent_changes: [{ channel: 'sms', is_given: true }],
      });
    });

    await test.step('an account with money stays open', async () => {
      const closure = main.getByRole('region', { name: said.closure });
      await expect(closure.getByText(said.balance)).toBeVisible();
      await expect(closure.getByRole('button', { name: said.close })).toBeDisabled();
    });
  });
}
