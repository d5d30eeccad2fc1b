import { languages, type LanguageCode } from '@baize/domain/languages';
import { expect, type Page } from '@playwright/test';

/** Page object of the header, in English. */
export const header = (page: Page) => {
  const banner = page.getByRole('banner');
  const account = banner.getByRole('button', { name: /^Account: / });
  return {
    theme: banner.getByRole('button', { name: 'Theme' }),
    // Found by role: its name changes with the language.
    language: banner.getByRole('combobox'),
    logIn: banner.getByRole('link', { name: 'Log in', exact: true }),
    account,
    /** Waits for the balance and returns it as a number. */
    async balance(): Promise<number> {
      const shown = banner.getByLabel('Balance', { exact: true });
      await expect(shown).toHaveText(/\d/u);
      return amountIn(await shown.innerText());
    },
    async askToLogOut(): Promise<void> {
      await account.click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    },
  };
};

/** The number in an English amount. */
export const amountIn = (text: string): number => Number(text.replaceAll(/[^\d.]/gu, ''));

/** Switches the language with the header's select, which needs a wide window. */
export const switchTo = async (page: Page, code: LanguageCode): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 240 });
  await header(page).language.selectOption(code);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag);
};
