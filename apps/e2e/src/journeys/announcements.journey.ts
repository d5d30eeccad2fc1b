import { accessible, expect, lookAround, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { oneVendor } from '../surroundings/world.ts';

test(
  onSite(
    'a visitor is told once, and a member finds in the inbox what is left to read, and on which promotion it bears',
  ),
  async ({ visit, site }) => {
    test.slow();
    const { page, open } = await visit(site, { settings: oneVendor, announced: true });
    const popup = page.getByRole('dialog', { name: 'Announcements' });

    await test.step('what is announced to visitors comes once they begin to look around, and not again', async () => {
      await open('/live?lang=EN');
      await lookAround(page);
      await expect(popup.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      await accessible('announcements on entry', page);
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toBeHidden();
      await page.reload();
      await expect(header(page).logIn).toBeVisible();
      await lookAround(page);
      await expect(popup).toBeHidden();
    });

    await test.step('a member is told what is for members, and led on to the reward center', async () => {
      await open('/login?lang=EN');
      await loginForm(page).logIn('player');
      await expect(header(page).account).toBeVisible();
      await lookAround(page);
      await popup.getByRole('button', { name: 'The weekly rebate, explained' }).click();
      await popup.getByRole('link', { name: 'Go to the promotion' }).click();
      await expect(popup).toBeHidden();
      const rewards = page.getByRole('dialog', { name: 'Reward centre' });
      await expect(rewards.getByRole('region', { name: 'Ready to claim' })).toBeVisible();
      await accessible('the reward center', page);
      await page.goBack();
      await expect(rewards).toBeHidden();
    });

    await test.step('what was read counts no more, and the inbox has the rest', async () => {
      const unread = async () =>
        Number(/(\d+) unread/u.exec((await header(page).account.getAttribute('aria-label')) ?? '')?.[1]);
      await expect.poll(unread).toBeGreaterThan(0);
      const before = await unread();
      await header(page).account.click();
      await page.getByRole('menuitem', { name: /^Announcements/u }).click();
      const inbox = page.getByRole('dialog', { name: 'Announcements' });
      await inbox
        .getByRole('button', { name: /, unread$/u })
        .first()
        .click();
      await expect.poll(unread).toBeLessThan(before);
      await accessible('the inbox', page);
    });
  },
);
