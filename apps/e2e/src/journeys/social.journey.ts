import { accessible, expect, test } from '../journey.ts';
import { anySite, siteThatSpeaks } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

const social = { google: { through: 'demo' as const }, facebook: { through: 'demo' as const } };

test('a visitor signs in with a Google account, opens an account here, and is where they meant to go [REQ-095] [REQ-110]', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite(), { failures: withoutGames, settings: { social } });
  await open('/login?return=%2Ffavorite&lang=EN');
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible();
  await accessible('log-in with buttons of other accounts', page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Continue as Kim Demo' }).click();
  await expect(page.getByText('Kim Demo, you have no account here yet. One more step opens it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Open your account' })).toBeFocused();
  await expect(page).toHaveTitle(/^Open your account · /u);
  expect(new URL(page.url()).search).toBe('');
  await accessible('terms of a sign-in', page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Open my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start playing' }).click();
  await expect(page).toHaveURL(/\/favorite$/u);
});

test('a member signs in with a Facebook account, in Arabic, after having turned back once [REQ-110]', async ({
  visit,
}) => {
  const { page, open } = await visit(siteThatSpeaks('AR'), { failures: withoutGames, settings: { social } });
  const signIn = async (): Promise<void> => {
    await page.getByRole('button', { name: 'المتابعة باستخدام Facebook' }).click();
    await page.getByRole('link', { name: 'Continue as Noor Demo' }).click();
  };
  await open('/register?lang=AR');
  await page.getByRole('button', { name: 'المتابعة باستخدام Facebook' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('لم يكتمل تسجيل الدخول.')).toBeVisible();
  await accessible('a sign-in that was not finished, in Arabic', page);
  await page.getByRole('link', { name: 'العودة إلى تسجيل الدخول' }).click();
  await signIn();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'فتح حسابي' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ابدأ اللعب' }).click();
  await page.evaluate(() => sessionStorage.clear());
  await open('/login?lang=AR');
  await signIn();
  await expect(page).toHaveURL(/localhost:\d+\/$/u);
  await expect(page.getByRole('banner').getByText(/^f\d{9}$/u)).toBeVisible();
});
