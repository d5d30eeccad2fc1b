import { accessible, expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const cases = [
  ['newcomer', false, 'a default password is changed whatever the merchant’s rules say [REQ-108] [REQ-150]'],
  ['expired', true, 'an expired password is changed where the merchant forces it [REQ-107] [REQ-068]'],
] as const;

for (const [account, forceExpiredPasswordChange, sentence] of cases) {
  test(sentence, async ({ visit }) => {
    const site = anySite();
    const settings = { flags: { forceExpiredPasswordChange } };
    const { page, open } = await visit(site, { failures: withoutGames, settings });
    await open('/login?lang=EN');
    await loginForm(page).logIn(account);
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Current password')).toHaveCount(0);
    await accessible('password change', page);
    await dialog.getByLabel(/^New password/u).fill('Sunny2027');
    await dialog.getByLabel(/^Repeat new password/u).fill('Sunny2028');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('The two entries do not match')).toBeVisible();
    await dialog.getByLabel(/^Repeat new password/u).fill('Sunny2027');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toBeHidden();
    if (account === 'newcomer') await page.getByRole('button', { name: 'Start playing' }).click();
    await expect(header(page).account).toBeVisible();
    await expect(page).toHaveURL(/\/$/u);
  });
}

test('a newcomer who reloads, or goes back, stays in the change, and is welcomed after it [REQ-107] (D32)', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite(), { failures: withoutGames });
  await open('/login?lang=EN');
  await loginForm(page).logIn('newcomer');
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await accessible('password change after a reload', page);
  await dialog.getByLabel('Current password').fill(accounts.newcomer[1]);
  await dialog.getByLabel(/^New password/u).fill('Sunny2027');
  await dialog.getByLabel(/^Repeat new password/u).fill('Sunny2027');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await expect(header(page).account).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});

test('a default password is changed in Arabic, too, from right to left [REQ-108]', async ({ visit }) => {
  const { page, open } = await visit(siteThatSpeaks('AR'), { failures: withoutGames });
  await open('/login?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [account, password] = accounts.newcomer;
  await page.locator('[name=username]').fill(account);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=password]').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=newPassword]').fill('Sunny2027');
  await dialog.locator('[name=confirmNewPassword]').fill('Sunny2027');
  await accessible('password change in Arabic', page);
  await dialog.locator('[name=confirmNewPassword]').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'ابدأ اللعب' }).click();
  await expect(page.getByRole('banner').getByText(account, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});
