import { accessible, expect, test } from '../journey.ts';
import { depositBy, moneyReaders, moneyWords, openingBalance, paying } from '../screens/money.ts';
import { withoutGames } from '../surroundings/world.ts';

const claim = { EN: /^Claim .*\d/u, AR: /^المطالبة بمبلغ .*\d/u } as const;

for (const { language, site } of moneyReaders) {
  const said = moneyWords[language];
  test(`${site.id} in ${language}: a friend joins by a member's link and deposits, and the member claims the reward [REQ-125]`, async ({
    visit,
  }) => {
    test.slow();
    const begun = await visit(site, {
      as: 'player',
      failures: withoutGames,
      rows: paying,
      settings: {
        openingBalance,
        flags: { usernameRegistration: true, mobileRegistration: false },
        rules: [{ key: 'captcha', enabled: false }],
      },
    });
    const { page, open, world } = begun;
    await open(`/member/referral?lang=${language}&token=${world.token ?? ''}`);
    const link = page.getByRole('main').locator('bdi', { hasText: 'referralCode=' });
    await accessible('an invitation', page);
    const { pathname, search } = new URL(await link.innerText());

    await test.step('the friend registers by the link and deposits', async () => {
      await page.evaluate(() => sessionStorage.clear());
      await open(`${pathname}${search}&lang=${language}`);
      await page.getByRole('banner').locator('a[href^="/reigster"]').click();
      await page.locator('[name=username]').fill('river88');
      for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('River2026');
      await page.locator('[name=terms]').check();
      await page.locator('[name=confirmPassword]').press('Enter');
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await open('/member/depositv2');
      await depositBy(begun, said, { method: said.bank, amount: '100' });
      await expect(page.getByRole('alert').getByText(said.credited('100\\.00'))).toBeVisible();
    });

    await test.step('the member sees the friend and claims the reward, once', async () => {
      await page.evaluate(() => sessionStorage.clear());
      await open(`/member/referral?lang=${language}&token=${world.token ?? ''}`);
      const button = page.getByRole('main').getByRole('button', { name: claim[language] });
      await button.click();
      await expect(page.getByRole('alert').getByText(said.credited('50\\.00'))).toBeVisible();
      await expect(button).toHaveCount(0);
      await accessible('a reward that was claimed', page);
    });
  });
}
