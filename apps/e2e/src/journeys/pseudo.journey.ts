import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { siteThatFetches } from '../surroundings/surroundings.ts';
import { layoutFlaws } from '../watch/layoutFlaws.ts';
import { pseudo, speakPseudo, unwrapped, type Told } from '../watch/pseudoLanguage.ts';

test.use({ viewport: { width: 320, height: 720 } });

const holdsUp = async (page: Page, told: Told, at: string): Promise<void> => {
  // Polled: the recorded gateway texts lag slightly behind the page.
  await expect.poll(() => unwrapped(page, told), `sentences of no catalog: ${at}`).toEqual([]);
  expect(await layoutFlaws(page), `words that do not fit: ${at}`).toEqual([]);
};

test('a visitor of a language with long words reads catalogs alone, and all of it fits', async ({ visit }) => {
  const site = siteThatFetches('EN');
  const { page, open, context } = await visit(site);
  const told = await speakPseudo(context, site, 'EN');
  const pages = { '/': 'article', '/rng': 'article', '/live': 'main li', '/login': 'form', '/nowhere': 'h1' };
  for (const [path, part] of Object.entries(pages)) {
    await open(`${path}?lang=EN`);
    await expect(page.locator(part).first()).toBeVisible();
    await expect(page.locator('main section[aria-busy="true"]')).toHaveCount(0);
    await holdsUp(page, told, path);
  }
  await page
    .getByRole('button', { name: pseudo('Menu') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdsUp(page, told, 'the drawer');
});

test('a player of a language with long words reads catalogs alone, and all of it fits', async ({ visit }) => {
  const site = siteThatFetches('EN');
  const { page, open, context, world } = await visit(site, { as: 'player' });
  const told = await speakPseudo(context, site, 'EN');
  const pages = { '/': 'article', '/member/profile': 'dl', '/favorite': 'h1' };
  for (const [path, part] of Object.entries(pages)) {
    await open(`${path}?lang=EN&token=${world.token ?? ''}`);
    await expect(page.locator(part).first()).toBeVisible();
    await holdsUp(page, told, path);
  }
});
