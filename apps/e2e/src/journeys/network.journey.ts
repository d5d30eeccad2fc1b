import { expect, test } from '../journey.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { anySite } from '../surroundings/surroundings.ts';

test('on a slow network covers hold the place until the games are there [REQ-184]', async ({ visit }) => {
  const site = anySite();
  const { page, open } = await visit(site, { failures: { latency: 1500 } });
  await open('/?lang=EN');
  const shelf = page.getByRole('region', { name: 'Slots' });
  await expect(shelf).toHaveAttribute('aria-busy', 'true');
  await expect(shelf.getByRole('article')).toHaveCount(0);
  await expect(shelf.getByRole('article').first()).toBeVisible();
  await expect(shelf).not.toHaveAttribute('aria-busy', 'true');
});

test('without a network a login says so and keeps what was typed', async ({ visit }) => {
  const site = anySite();
  const { page, context, open, watch } = await visit(site);
  await open('/login?lang=EN');
  const form = loginForm(page);
  await form.fill(...accounts.player);
  // The call itself, or a chunk loaded on first interaction.
  watch.expectFailure({ status: 'ERR_INTERNET_DISCONNECTED', path: /^\/(?:wps|assets|languages)\// });
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.refusal).toHaveText('There is a network problem. Try again.');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(accounts.player[0]);
  await context.setOffline(false);
});

test('shelves that could not be fetched say so and can be asked again [REQ-182]', async ({ visit }) => {
  const site = anySite();
  const failures = {
    errors: { getGameVendors: { status: 500 }, getGameList: { status: 500 }, getHotGames: { status: 500 } },
  };
  const { page, open, watch, world } = await visit(site, { failures });
  watch.expectFailure({ status: 500, path: /^\/wps\/relay\// });
  await open('/?lang=EN');
  const shelf = page.getByRole('region', { name: 'Slots' });
  await expect(shelf.getByText('The games could not be loaded')).toBeVisible();
  await world.setFailures({});
  await shelf.getByRole('button', { name: 'Try again' }).click();
  await expect(shelf.getByRole('article').first()).toBeVisible();
});

test('without a network the page says so, and a page that was asked for comes by itself when it is back', async ({
  visit,
}) => {
  const { page, context, open, watch } = await visit(anySite());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/?lang=EN');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The offline screen's chunk and words are prefetched.
  for (const file of [String.raw`/screens-[^/]*\.js$`, String.raw`/general\.json$`])
    await page.waitForFunction(
      (end) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(end, 'u').test(name)),
      file,
    );
  // With what the chunk imports.
  await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    await import(loaded.find((name) => /\/screens-[^/]*\.js$/u.test(name)) ?? '');
  });
  watch.expectFailure({ status: 'ERR_INTERNET_DISCONNECTED', path: /./u, mayNotHappen: true });
  await context.setOffline(true);
  const note = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
  await expect(note).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(note).toHaveCount(0);
});
