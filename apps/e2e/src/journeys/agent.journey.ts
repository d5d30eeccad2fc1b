import { accessible, expect, test } from '../journey.ts';
import { loginForm } from '../screens/login.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

test('an agent logs in at an address of their own, sees nothing of the site around it, and goes out from there', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite(), { failures: withoutGames });
  await open('/agent?lang=EN');
  await expect(page.getByRole('heading', { level: 1, name: 'Agent log in' })).toBeVisible();
  await accessible('log-in of agents', page);
  await loginForm(page).logIn('agent');
  await expect(page).toHaveURL(/\/agentHome$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Agent centre' })).toBeVisible();
  await expect(page.getByText('AGENT88')).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await accessible('agent center', page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/agent$/u);
  await open('/agentHome');
  await expect(page.getByRole('heading', { level: 1, name: 'Agent log in' })).toBeVisible();
});

test('a member who is no agent is told so in Arabic, stays a visitor, and is not let in by the address either', async ({
  visit,
}) => {
  const { page, open } = await visit(siteThatSpeaks('AR'), { failures: withoutGames });
  await open('/agent?lang=AR');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const username = page.locator('[name=username]');
  const password = page.locator('[name=password]');
  await username.fill('player');
  await password.fill('Player2026');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('لا يمكن لغير الوكلاء الدخول إلى مركز الوكلاء.');
  await expect(page).toHaveURL(/\/agent\?lang=AR$/u);
  await expect(username).toHaveValue('player');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await accessible('who is no agent, in Arabic', page);
  await open('/agentHome');
  await expect(page.locator('[name=username]')).toBeVisible();
});

test('an agent logs in at an address of their own, in Arabic', async ({ visit }) => {
  const { page, open } = await visit(siteThatSpeaks('AR'), { failures: withoutGames });
  await open('/agent?lang=AR');
  await page.locator('[name=username]').fill('agent');
  await page.locator('[name=password]').fill('Agent2026');
  await page.locator('[name=password]').press('Enter');
  await expect(page).toHaveURL(/\/agentHome$/u);
  await expect(page.getByText('AGENT88')).toBeVisible();
  await accessible('agent center in Arabic', page);
});
