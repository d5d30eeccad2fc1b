import { languages, type LanguageCode } from '@baize/domain/languages';
import { expect, type Page } from '@playwright/test';

/** The bar over a site's pages, in English. */
export function header(page: Page) {
  const banner = page.getByRole('banner');
  const account = banner.getByRole('button', { name: /^Account: / });
  return {
    theme: banner.getByRole('button', { name: 'Theme' }),
    // By its role: its name is in the language it has just been set to.
    language: banner.getByRole('combobox'),
    logIn: banner.getByRole('link', { name: 'Log in', exact: true }),
    account,
    /** The balance as a number, once it is there. */
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
}

/** The number in a sum of money that is written in English. */
export function amountIn(text: string): number {
  return Number(text.replaceAll(/[^\d.]/gu, ''));
}

/** Shows the site in another language, as its visitor would: with the header's own switch, which a wide window has. */
export async function switchTo(page: Page, code: LanguageCode): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 240 });
  await header(page).language.selectOption(code);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag);
}
