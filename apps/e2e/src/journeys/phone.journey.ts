import { expect, test } from '../journey.ts';
import { anySite, languagesOnce } from '../surroundings/surroundings.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a centre has its vendors in one line and whole games on the first screen, and a chosen vendor keeps the page [REQ-022]', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite());
  for (const path of ['/live', '/pvp', '/sports']) {
    await open(`${path}?lang=EN`);
    const vendors = page.getByRole('list', { name: 'Providers' });
    const chip = vendors.getByRole('button').nth(1);
    await expect(chip).toBeVisible();
    expect((await vendors.boundingBox())?.height, path).toBeLessThan(64);
    const card = await page.getByRole('main').getByRole('article').first().boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox();
    expect((card?.y ?? Infinity) + (card?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
    await chip.click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?vassalage=\\w+`, 'u'));
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a list that the address names opens at once, over home', async ({ visit }) => {
  const { page, open, world } = await visit(anySite(), { as: 'player' });
  await open(`/?list=BAIZE&gameType=RNG&lang=EN&token=${world.token ?? ''}`);
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
});

for (const { site, codes } of languagesOnce) {
  test(`${site.id}: five places stand under the thumb in each language, none of them cut`, async ({ visit }) => {
    const { page, open, world } = await visit(site, { as: 'player' });
    for (const language of codes) {
      await open(`/favorite?lang=${language}&token=${world.token ?? ''}`);
      const bar = page.locator('#root nav').last();
      await expect(bar.getByRole('link')).toHaveCount(5);
      const cut = await bar
        .getByRole('link')
        .locator('span')
        .evaluateAll((names) =>
          names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
        );
      expect(cut, language).toEqual([]);
    }
  });
}

test('the results of every kind of lottery fit at 320 pixels', async ({ visit }) => {
  const { page, open, world } = await visit(anySite(), { as: 'player' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const code of ['five-minute-draw', 'racing-horses', 'lucky-six', 'eleven-five']) {
    await open(`/lottery?gameCode=${code}&lang=EN&token=${world.token ?? ''}`);
    await page.getByRole('tab', { name: 'Results' }).click();
    await expect(page.getByRole('button', { name: /^Check draw/ }).first()).toBeVisible();
    const wide = await page.getByRole('tabpanel').evaluate((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      return [...panel.querySelectorAll('li')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.left < left - 1 || box.right > right + 1).length;
    });
    expect(wide, code).toBe(0);
  }
});

test('a slip on a phone is a pill that opens as a sheet, with presets, what can be won, and the last bet again', async ({
  visit,
}) => {
  const { page, open, world } = await visit(anySite(), { as: 'player' });
  await open(`/lottery?gameCode=eleven-five&lang=EN&token=${world.token ?? ''}`);
  await page.getByRole('button', { name: 'Two numbers' }).click();
  for (const name of ['01', '05', '11']) await page.getByRole('button', { name, exact: true }).click();
  const stakes = page.getByRole('list', { name: 'Stakes to choose from' });
  await stakes.getByRole('button').nth(1).click();
  await page.getByRole('button', { name: 'Add to bet slip' }).click();
  const pill = page.getByRole('button', { name: /^Bet slip.*3 lines/u });
  await expect(pill).toBeInViewport();
  await pill.click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await expect(sheet.getByText(/^Can win up to/u)).toBeVisible();
  await sheet.getByRole('button', { name: 'Place bet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place bet' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Same as my last bet' }).click();
  await expect(pill).toBeInViewport();
});
