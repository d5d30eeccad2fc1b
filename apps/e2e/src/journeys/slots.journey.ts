import { expect, test } from '../journey.ts';
import { anySite } from '../surroundings/surroundings.ts';

test('a list of slots is narrowed by links, and Back shows it again as it was, where it was [REQ-178]', async ({
  visit,
}) => {
  const { page, open, world } = await visit(anySite(), {
    as: 'player',
    settings: { games: { vendors: ['BAIZE', 'KOI'] } },
  });
  await open(`/rng?lang=EN&token=${world.token ?? ''}`);
  const cards = page.getByRole('main').getByRole('article');
  const count = page.getByRole('heading', { level: 2 }).first();
  await expect(cards).toHaveCount(15);
  const firstCount = await count.innerText();

  await page.getByRole('searchbox', { name: 'Search games' }).fill('  dragon ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng\?gameName=dragon$/u);
  await expect(count).not.toHaveText(firstCount);
  await expect(cards.first()).toContainText('Dragon');
  await page.goBack();
  await expect(count).toHaveText(firstCount);
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toHaveValue('');

  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  const [name, scrolled] = [await last.getByRole('heading').innerText(), await page.evaluate(() => window.scrollY)];
  expect(scrolled).toBeGreaterThan(0);
  await last.hover();
  await last.getByRole('link', { name: /^Play/u }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(last.getByRole('heading')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.getByRole('button', { name: '25 lines and above' }).click();
  await expect(page).toHaveURL(/\/rng\?minLineNum=25$/u);
  await page.reload();
  await expect(page.getByRole('button', { name: '25 lines and above' })).toHaveAttribute('aria-pressed', 'true');

  // Closing the search restores the focus.
  const manyLines = page.getByRole('button', { name: '25 lines and above' });
  await manyLines.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search games' })).toBeFocused();
  await page.keyboard.type('k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(manyLines).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search games' })).toBeFocused();
  await page.keyboard.type(' golden koi');
  await expect(page.getByRole('dialog').locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Golden Koi');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeVisible();
});

test('a hall that is chosen keeps the page and leads a player to its lobby, and Back to it [REQ-194]', async ({
  visit,
}) => {
  const { page, open, world } = await visit(anySite(), {
    as: 'player',
    settings: { games: { vendors: ['VELVET', 'BAIZE'] } },
  });
  await open(`/live?lang=EN&token=${world.token ?? ''}`);
  await page.getByRole('list', { name: 'Providers' }).getByRole('button', { name: 'Velvet Room' }).click();
  await expect(page).toHaveURL(/\/live\?vassalage=VELVET/u);
  await page.getByRole('link', { name: 'Open the lobby' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Velvet Room' })).toBeVisible();
});
