import { languages, type LanguageCode } from '@baize/domain/languages';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { languageBesideEnglish } from '../surroundings/sites.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Switches the language back and forth, and the scheme: a visitor's state must survive. */
const switchAll = async (page: Page, other: LanguageCode, stays: () => Promise<void>): Promise<void> => {
  for (const code of [other, 'EN'] as const) {
    await page.locator('select').first().selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag);
    await stays();
  }
  const schemeOf = (): Promise<string | null> => page.locator('html').getAttribute('data-scheme');
  const before = await schemeOf();
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(schemeOf).not.toBe(before);
  await stays();
};

test('another language and another theme keep the page, its filters and what is being typed', async ({ visit }) => {
  const site = anySite();
  const { page, open } = await visit(site, { settings: { games: { vendors: ['BAIZE', 'KOI'] } } });
  await open('/rng?lang=EN');
  // Two are pressed: all kinds of games, and 25 lines and above.
  const pressed = page.getByRole('main').locator('button[aria-pressed="true"]');
  await page.getByRole('button', { name: '25 lines and above' }).click();
  await expect(pressed).toHaveCount(2);
  await page.getByRole('searchbox').first().fill('dra');
  await switchAll(page, languageBesideEnglish(site), async () => {
    await expect(page).toHaveURL(/\/rng\?minLineNum=25$/u);
    await expect(pressed).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('dra');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('another language and another theme keep what was typed into the login', async ({ visit }) => {
  const site = anySite();
  const { page, open } = await visit(site);
  await open('/login?lang=EN');
  const [name, password] = [page.locator('form [name="username"]'), page.locator('form [type="password"]')];
  await name.fill('somebody');
  await password.fill('a secret of mine');
  await switchAll(page, languageBesideEnglish(site), async () => {
    await expect(page).toHaveURL(/\/login$/u);
    await expect(name).toHaveValue('somebody');
    await expect(password).toHaveValue('a secret of mine');
  });
});
