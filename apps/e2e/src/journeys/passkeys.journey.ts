import { expect, test } from '../journey.ts';
import { virtualAuthenticator } from '../screens/authenticator.ts';
import { header } from '../screens/header.ts';
import { onSite } from '../surroundings/surroundings.ts';
import { withoutGames } from '../surroundings/world.ts';

test(
  onSite('a member adds a passkey, logs in with it, confirms its removal by it, and is then refused with it'),
  async ({ visit, site }) => {
    test.slow();
    const { page, open, world } = await visit(site, { as: 'player', failures: withoutGames });
    await virtualAuthenticator(page);
    await open(`/member/securityCenter?lang=EN&token=${world.token ?? ''}`);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    const logIn = page.getByRole('button', { name: 'Log in with a passkey' });
    const leave = async (): Promise<void> => {
      await page.evaluate(() => sessionStorage.clear());
      await open('/login?lang=EN');
    };

    await test.step('a passkey is added, and the member is told of it with a way to undo it', async () => {
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
      await dialog.getByLabel('Your login password').fill('Player2026');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByLabel(/^Name of the passkey/u).fill('Laptop');
      await dialog.getByRole('button', { name: 'Create the passkey' }).click();
      await expect(page.getByText('Your passkey has been added.')).toBeVisible();
      await expect(passkeys.getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText('Not used yet');
      await expect.poll(async () => (await world.messages())[0]).toMatch(/passkey of player was added.*#undo=/u);
    });

    await test.step('it logs in without an account name or a password', async () => {
      await leave();
      await logIn.click();
      await expect(header(page).account).toBeVisible();
    });

    await test.step('it confirms its own removal, and opens nothing from then on', async () => {
      await open('/member/securityCenter?lang=EN');
      await expect(passkeys.getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText('Last used');
      await passkeys.getByRole('button', { name: 'Remove Laptop' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove a passkey' });
      await dialog.getByRole('button', { name: 'Confirm with a passkey' }).click();
      await expect(page.getByText('The passkey has been removed.')).toBeVisible();
      await expect(passkeys).toContainText('You have no passkey yet.');
      await leave();
      await logIn.click();
      await expect(page.getByText('We do not know this passkey. Log in another way.')).toBeVisible();
    });
  },
);
