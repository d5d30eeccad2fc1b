import { languages } from '@baize/domain/languages';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { switchTo } from '../screens/header.ts';
import { untilCarousel } from '../screens/home.ts';
import { readAtTwiceTheSize } from '../screens/reader.ts';
import { anySite, sites } from '../surroundings/surroundings.ts';
import { measureOver } from '../watch/pixelContrast.ts';
import { withoutGames } from '../surroundings/world.ts';

/**
 * Narrowest width, tested in every language; wider ones crop pictures differently and are tested in one, on every other
 * site.
 */
const NARROW = 360;
const WIDER = [768, 1440] as const;

const decoded = async (image: Element): Promise<void> => {
  if (image instanceof HTMLImageElement) await image.decode();
};

/** Home's carousel, controlled by its bullets. */
const hero = (page: Page) => {
  const region = page.getByRole('main').getByRole('region').first();
  const shown = region.locator('[data-place]:not([aria-hidden])');
  const bullets = region.getByRole('button');
  return {
    shown,
    count: async (): Promise<number> => {
      await untilCarousel(page);
      // The last button pauses the carousel.
      return (await bullets.count()) - 1;
    },
    show: async (place: number): Promise<void> => {
      const bullet = bullets.nth(place);
      await untilCarousel(page);
      await bullet.click();
      await expect(bullet).toHaveAttribute('aria-current', 'true');
      await shown.locator('img').evaluate(decoded);
    },
  };
};

/** Words and controls with too little contrast over a picture in either scheme, as sentences. */
const unreadable = async (picture: Locator, over: { words: string; controls: string }): Promise<string[]> => {
  const measured = await measureOver(picture, over);
  return measured
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name, scheme, ratio, least }) => `${name} in ${scheme}: ${ratio.toFixed(2)} of ${least}`);
};

/** Words broken across two lines in any banner. */
const brokenWords = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 });
  const { shown, count, show } = hero(page);
  const broken: string[] = [];
  for (let place = 0; place < (await count()); place += 1) {
    await show(place);
    const found = await shown.locator('h2, p').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const range = document.createRange();
        const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
          .filter(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([word]) => word);
      }),
    );
    broken.push(...found.map((word) => `${width}: ${word}`));
  }
  return broken;
};

/** Plants a defect: words and rings too dark for the picture behind them, in the light scheme and in English. */
const plantDarkWords = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-scheme='light']:lang(en) [data-place] * {
    color: #222 !important;
    outline-color: #222 !important;
  }`);
  document.adoptedStyleSheets.push(sheet);
};

/** Unreadable words of every banner at one width. */
const unreadableBanners = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 });
  const { shown, count, show } = hero(page);
  const found: string[] = [];
  const banners = await count();
  for (let place = 0; place < banners; place += 1) {
    await show(place);
    const flaws = await unreadable(shown, { words: 'h2, p', controls: 'a[href]' });
    found.push(...flaws.map((flaw) => `banner ${place + 1} at ${width}: ${flaw}`));
  }
  return found;
};

for (const [place, site] of sites.entries()) {
  const wider = WIDER[place % 2] ?? NARROW;
  test(`${site.id}: words over each banner are read in every language and at twice the size, whatever is in the picture`, async ({
    visit,
  }) => {
    test.slow();
    const { page, open } = await visit(site, { failures: withoutGames });
    const found: string[] = [];
    await open('/');
    for (const code of site.languages) {
      await switchTo(page, code);
      const widths = code === site.languages[0] ? [wider, NARROW] : [NARROW];
      for (const width of widths) {
        found.push(...(await unreadableBanners(page, width)).map((flaw) => `${code}, ${flaw}`));
      }
    }
    await switchTo(page, 'EN');
    await readAtTwiceTheSize(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    found.push(...(await unreadableBanners(page, NARROW)).map((flaw) => `twice the size, ${flaw}`));
    expect(found).toEqual([]);
    const broken = [];
    for (const width of [wider, NARROW]) broken.push(...(await brokenWords(page, width)));
    expect(broken, 'words that break at twice the size (WCAG 1.4.4)').toEqual([]);
    await page.setViewportSize({ width: NARROW, height: 900 });

    await page.evaluate(plantDarkWords);
    const seen = await unreadable(hero(page).shown, { words: 'h2, p', controls: 'a[href]' });
    expect(seen.filter((flaw) => !/ in light: 1\.\d/u.test(flaw))).toEqual([]);
    expect(seen.filter((flaw) => flaw.startsWith('ring of'))).toHaveLength(1);
    expect(seen.length, 'heading, line and ring').toBe(3);
  });

  test(`${site.id}: words over the picture beside the login are read in every language`, async ({ visit }) => {
    const { page, open } = await visit(site);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/login');
    const picture = page.getByRole('main').locator('[data-place]:not([aria-hidden]):has(> img)');
    await picture.locator('> img').evaluate(decoded);
    const found: string[] = [];
    for (const code of site.languages) {
      await page.getByRole('combobox').selectOption(code);
      await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag);
      const flaws = await unreadable(picture, { words: 'p', controls: 'a[href]' });
      found.push(...flaws.map((flaw) => `${code}, ${flaw}`));
    }
    expect(found).toEqual([]);
  });
}

test('the button of a banner is a link: one without a page of its own leads down to the games', async ({ visit }) => {
  const { page, open } = await visit(anySite());
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/?lang=EN');
  const { shown, show } = hero(page);
  await show(1);
  await shown.getByRole('link', { name: /^Play now/u }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#games$/u);
  await expect(page.getByRole('region', { name: 'Slots' }).getByRole('article').first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Slots' }).locator(':focus')).toHaveCount(1);
});
