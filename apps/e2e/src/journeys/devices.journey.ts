import { accessible, expect, lookAround, test } from '../journey.ts';
import { moneyReaders } from '../screens/money.ts';
import { withoutGames } from '../surroundings/world.ts';

/** Words of devices, by language. */
const words = {
  EN: {
    devices: 'Logged-in devices',
    current: 'This device',
    end: /^Log out /u,
    ended: 'Logged out.',
    over: 'You are not logged in. Log in to continue.',
  },
  AR: {
    devices: 'الأجهزة المسجَّل دخولها',
    current: 'هذا الجهاز',
    end: /^تسجيل الخروج من /u,
    ended: 'تم تسجيل الخروج.',
    over: 'لم يتم تسجيل الدخول. يُرجى تسجيل الدخول للمتابعة.',
  },
} as const;

for (const { language, site } of moneyReaders) {
  const said = words[language];
  test(`${site.id} in ${language}: a member logs out another device, which says so at once and asks to log in over the page that was open [REQ-091]`, async ({
    visit,
    browser,
  }) => {
    const { page, open, world, watch } = await visit(site, {
      as: 'player',
      failures: withoutGames,
      rows: { announcements: [] },
    });
    await open(`/favorite?lang=${language}&token=${world.token ?? ''}`);
    // The event stream opens once the member looks around.
    const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/events');
    await lookAround(page);
    await stream;

    const other = await browser.newContext();
    const phone = await other.newPage();
    await phone.goto(`${world.address}/login?return=%2Fmember%2FsecurityCenter&lang=${language}`);
    await phone.locator('[name=username]').fill('player');
    await phone.locator('[name=password]').fill('Player2026');
    await phone.locator('[name=password]').press('Enter');
    const devices = phone.getByRole('region', { name: said.devices }).getByRole('listitem');
    await expect(devices).toHaveCount(2);

    await test.step('the other device is logged out', async () => {
      watch.expectFailure({ status: 401, path: '/wps/events' });
      await devices.filter({ hasNotText: said.current }).getByRole('button', { name: said.end }).click();
      await expect(phone.getByText(said.ended)).toBeVisible();
      await expect(devices).toHaveCount(1);
      await expect(devices).toContainText(said.current);
    });

    await test.step('there the page stays beneath the log-in, which leads back to it', async () => {
      const logIn = page.getByRole('dialog');
      await expect(page.getByText(said.over)).toBeVisible();
      await accessible('a device that was logged out', page);
      await logIn.locator('[name=username]').fill('player');
      await logIn.locator('[name=password]').fill('Player2026');
      await logIn.locator('[name=password]').press('Enter');
      await expect(logIn).toBeHidden();
      await expect(page).toHaveURL(/\/favorite(?:\?|$)/u);
      await expect(page.getByRole('banner').getByText('player', { exact: true })).toBeVisible();
    });
    await other.close();
  });
}
