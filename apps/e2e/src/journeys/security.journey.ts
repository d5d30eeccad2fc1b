import { accessible, expect, test } from '../journey.ts';
import { codeOfApp } from '../screens/authenticator.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

test(
  onSite('a member changes the password and is told so, and from then on logs in with an authenticator app [REQ-113]'),
  async ({ visit, site }) => {
    test.slow();
    const { page, open, world } = await visit(site, { as: 'player', failures: withoutGames });
    await open(`/member/securityCenter?lang=EN&token=${world.token ?? ''}`);
    const checks = page.getByRole('region', { name: 'Protect your account' });
    const checkOf = (name: string) => checks.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

    await test.step('the password is changed, and the member is told of it with a way to undo it', async () => {
      await accessible('the security centre', page);
      await checkOf('Login password').getByRole('button', { name: 'Change' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
      await dialog.getByLabel('Current password').fill('Player2026');
      await dialog.getByLabel(/^New password/u).fill('Sunny2027');
      await dialog.getByLabel(/^Repeat new password/u).fill('Sunny2027');
      await dialog.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password has been changed.')).toBeVisible();
      await expect.poll(async () => (await world.messages())[0]).toMatch(/password of player was changed.*#undo=/u);
    });

    await test.step('an authenticator app is turned on by a code that it shows', async () => {
      await checkOf('Authenticator app').getByRole('button', { name: 'Turn on' }).click();
      const dialog = page.getByRole('dialog', { name: 'Turn on an authenticator app' });
      await dialog.getByLabel('Your login password').fill('Sunny2027');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      const key = (await dialog.locator('bdi[translate=no]').innerText()).replaceAll(' ', '');
      await accessible('an authenticator app to set up', page);
      await dialog.getByLabel('Code that the app shows').fill(codeOfApp(key));
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      const [code = ''] = await codes.getByRole('listitem').allInnerTexts();
      await codes.getByRole('button', { name: 'I have saved them' }).click();
      await expect(checkOf('Authenticator app')).toContainText('10 recovery codes are left');

      await page.evaluate(() => sessionStorage.clear());
      await open('/login?lang=EN');
      await loginForm(page).fill('player', 'Sunny2027');
      await loginForm(page).submit.click();
      const answer = page.getByRole('dialog', { name: 'One more step' }).getByRole('textbox');
      // A recovery code, since a code of the app counts once in its half minute.
      await answer.fill(code);
      await answer.press('Enter');
      await expect(header(page).account).toBeVisible();
    });
  },
);
