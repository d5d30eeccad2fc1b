import { accessible, expect, test } from '../journey.ts';
import { anySite } from '../surroundings/surroundings.ts';

test('help at its address lies over home, and feedback outlives a reload until it is sent [REQ-017]', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite());
  const help = page.getByRole('dialog', { name: 'Help' });
  const feedback = help.getByRole('textbox', { name: 'Your feedback' });
  const home = page.getByRole('heading', { level: 1, includeHidden: true });

  await test.step('it is over home, with the topic of the address open', async () => {
    await open('/help?topic=deposit&lang=EN');
    await expect(feedback).toBeVisible();
    await expect(help.locator('details[open]')).toHaveCount(1);
    await expect(home).toHaveCount(1);
    await accessible('help over home', page);
  });

  await test.step('what was written is there after a reload', async () => {
    await feedback.fill('The games are fun, and quick.');
    await page.reload();
    await expect(feedback).toHaveValue('The games are fun, and quick.');
  });

  await test.step('closed, it leads home; opened again, it has what was written', async () => {
    await help.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(help).toBeHidden();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
    await page.goto(new URL('/help?lang=EN', page.url()).href);
    await expect(feedback).toHaveValue('The games are fun, and quick.');
  });

  await test.step('sent, it is gone', async () => {
    await help.getByRole('button', { name: 'Send feedback' }).click();
    await expect(help.getByText('Thank you. Your feedback was sent.')).toBeVisible();
    await page.reload();
    await expect(feedback).toHaveValue('');
  });
});
