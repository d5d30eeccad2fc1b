import { expect, type Page } from '@playwright/test';

export const accounts = {
  player: ['player', 'Player2026'],
  expired: ['expired', 'Expired2026'],
  newcomer: ['newcomer', 'Welcome2026'],
  agent: ['agent', 'Agent2026'],
  guarded: ['guarded', 'Guarded2026'],
} as const;

/** Page object of the login form, on its page or in its popup, located by accessible names. */
export const loginForm = (page: Page) => {
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  // The label's text includes the star of a required field, unlike the accessible name.
  const passwordField = page.getByLabel(/^Password/u);
  const fill = async (username: string, password: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await passwordField.fill(password);
  };
  return {
    submit,
    refusal: page.locator('form').getByRole('alert'),
    captcha: page.getByRole('textbox', { name: 'Captcha' }),
    passwordField,
    fill,
    async logIn(account: keyof typeof accounts): Promise<void> {
      const [username, password] = accounts[account];
      await fill(username, password);
      await submit.click();
    },
    /** Solves the captcha by its picture-free check. */
    async proveWithoutPicture(): Promise<void> {
      await page.getByRole('button', { name: 'Check without a picture' }).click();
      await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    },
  };
};
