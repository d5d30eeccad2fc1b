import { languages } from '@baize/domain/languages';
import type { Page } from '@playwright/test';
import { accessible, expect, test } from '../journey.ts';
import type { Site } from '../surroundings/sites.ts';
import { readerFor, readersFor, siteWhere } from '../surroundings/surroundings.ts';

const chat = { models: ['care'] };

const hasChat = ({ chats }: Site): boolean => chats.length > 0;

/** Presses the customer service link, with its navigation suppressed, until the chat panel opens instead. */
const openChat = async (page: Page) => {
  const customerService = await page.evaluate(() => {
    window.addEventListener('click', (event) => event.preventDefault());
    const tenant = JSON.parse(document.querySelector('#tenant')?.textContent ?? '{}') as { customerService?: string };
    return tenant.customerService ?? '';
  });
  const link = page.getByRole('contentinfo').locator(`a[href="${customerService}"]`);
  const panel = page.locator('dialog[open]');
  await expect(async () => {
    if (!(await panel.isVisible())) await link.click({ timeout: 1000 });
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  return panel;
};

for (const { site, language, direction } of readersFor('customer service answers', hasChat)) {
  test(`${site.id}: customer service answers in a chat over the page, read ${direction} [REQ-227]`, async ({
    visit,
  }) => {
    const { page, open } = await visit(site, { settings: { chat } });
    await open(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
    const panel = await openChat(page);
    const room = panel.frameLocator('iframe');

    await test.step('it is in the language of the site, at the end side', async () => {
      await expect(room.locator('html')).toHaveAttribute('dir', direction);
      await expect(room.getByRole('listitem')).toHaveCount(1);
      const box = await panel.boundingBox();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect(direction === 'rtl' ? box?.x : (box?.x ?? 0) + (box?.width ?? 0)).toBe(direction === 'rtl' ? 0 : width);
      await accessible('the chat', page);
    });

    await test.step('who writes is answered', async () => {
      await room.getByRole('textbox').fill('Where is my deposit?');
      await room.getByRole('textbox').press('Enter');
      await expect(room.getByRole('listitem')).toHaveCount(3);
      await expect(room.getByRole('listitem').nth(1)).toHaveText('Where is my deposit?');
    });

    await test.step('closed, the page is where it was', async () => {
      await panel.getByRole('button').last().click();
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    });
  });
}

for (const { site, language, direction } of [readerFor('of several who answer one is chosen', hasChat)]) {
  test(`${site.id}: of several who answer one is chosen, and Back closes the chat, read ${direction} [REQ-227]`, async ({
    visit,
  }) => {
    const { page, open } = await visit(site, {
      settings: { chat: { models: ['care', 'vip'] } },
    });
    await open(`/login?lang=${language}`);
    await open(`/?lang=${language}`);
    const panel = await openChat(page);
    const names = panel.getByRole('listitem');
    await expect(names).toHaveText(['care', 'vip']);
    await accessible('the choice', page);
    await names.nth(1).getByRole('button').click();
    await expect(panel.frameLocator('iframe').getByRole('listitem')).toHaveCount(1);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await expect(page.getByRole('contentinfo').getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
  });
}

test('a chat outside the merchant’s origins is not framed, and customer service is still there [REQ-227]', async ({
  visit,
}) => {
  const { page, open } = await visit(siteWhere('a chat', hasChat), {
    settings: { chat: { ...chat, url: 'https://elsewhere.example/' } },
  });
  await open('/?lang=EN');
  const panel = await openChat(page);
  await expect(panel.getByText('The chat could not be opened')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  await expect(panel.locator('iframe')).toHaveCount(0);
});
