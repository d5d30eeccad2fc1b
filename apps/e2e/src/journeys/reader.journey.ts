import type { Page } from '@playwright/test';
import { accessible, expect, test, type Visit } from '../journey.ts';
import { launchedGame, slotsOfVendor } from '../screens/games.ts';
import { untilCarousel, untilHomeIsWhole } from '../screens/home.ts';
import { readAtTwiceTheSize } from '../screens/reader.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { coveredControls, layoutFlaws } from '../watch/layoutFlaws.ts';

/**
 * Screens to test: home, a list, a centre, search, login and a game. Each `open` waits until its screen is complete.
 */
const screens: readonly { name: string; open: (visit: Visit) => Promise<void> }[] = [
  {
    name: 'login',
    open: async ({ page, open }) => {
      await open('/login?lang=EN');
      // Options enabled by the merchant's flags render below the form, later than it.
      await expect(page.getByRole('button', { name: 'Explore with a trial account' })).toBeVisible();
    },
  },
  {
    name: 'home',
    open: async ({ page, open }) => {
      await open('/?lang=EN');
      await untilHomeIsWhole(page);
      await untilCarousel(page);
    },
  },
  {
    name: 'list',
    open: async ({ page, open }) => {
      await open('/rng?vassalage=BAIZE&lang=EN');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      // Each game's details render after its picture.
      await expect(
        page
          .getByRole('main')
          .getByText(/^From /u)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'centre',
    open: async ({ page, open }) => {
      await open('/live?lang=EN');
      await expect(page.getByRole('list', { name: 'Providers' }).getByRole('button').nth(1)).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'search',
    open: async ({ page, open }) => {
      await open('/fish?lang=EN');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Search games' }).getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'game',
    open: async ({ page, open, world }) => {
      await open(`/?lang=EN&token=${world.token ?? ''}`);
      const address = await page.locator('a[href*="vassalage=BAIZE"]').first().getAttribute('href');
      await open(address ?? '/');
      await launchedGame(page).untilReady();
    },
  },
];

const positions = (page: Page): Promise<string[]> =>
  page
    .locator('header, nav')
    .evaluateAll((bars) =>
      bars.map((bar) => getComputedStyle(bar).position).filter((position) => position === 'sticky'),
    );

/** Asserts that the drawer fits into the window, or scrolls inside. */
const drawerFits = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer.getByRole('link').first()).toBeVisible();
  const outside = await drawer.evaluate((dialog) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || dialog.scrollWidth > dialog.clientWidth;
  });
  expect(outside, 'the drawer fits').toBe(false);
  await drawer.getByRole('combobox', { name: 'Language' }).scrollIntoViewIfNeeded();
  await expect(drawer.getByRole('combobox', { name: 'Language' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
};

/**
 * Ways of reading. Of the two with large text and the two with little room, each takes every other screen and home.
 */
const readers = [
  { name: 'text at 200 % on a wide screen', width: 1280, height: 800, twice: true, half: 0 },
  { name: 'text at 200 % on a phone', width: 390, height: 844, twice: true, half: 1 },
  { name: '320 pixels', width: 320, height: 720, twice: false, half: 1 },
  { name: '400 % zoom of 1280 × 1024', width: 320, height: 256, twice: false, half: 0 },
];

for (const { name, width, height, twice, half } of readers) {
  const seen = screens.filter((screen, place) => screen.name === 'home' || place % 2 === half);
  test(`${name}: ${seen.map((screen) => screen.name).join(', ')} are read and used, with nothing cut off, covered or sideways`, async ({
    visit,
  }) => {
    const person = await visit(anySite(), { as: 'player' });
    const { page } = person;
    await page.setViewportSize({ width, height });
    if (twice) await readAtTwiceTheSize(page);
    for (const screen of seen) {
      await screen.open(person);
      if (twice) expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await layoutFlaws(page), screen.name).toEqual([]);
      expect(await coveredControls(page), screen.name).toEqual([]);
      if (height < 480) expect(await positions(page), `bars that stay over ${screen.name}`).toEqual([]);
      if (screen.name === 'home') await drawerFits(page);
    }
  });
}

/** Controls without visible words, icon or border. */
const invisibleControls = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select').evaluateAll((controls) =>
    controls
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(each);
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const hasWords = each instanceof HTMLElement && each.innerText.trim() !== '';
        const hasPicture = each.querySelector('svg, img') !== null;
        return !hasEdge && !hasWords && !hasPicture && each.closest('label') === null;
      })
      .map((each) => each.outerHTML.slice(0, 120)),
  );

/** Main buttons and chips that lost their border with the background, and so look like text. */
const edgeless = (page: Page): Promise<string[]> =>
  page
    .locator('[data-variant="main"], [data-variant="quiet"], button[aria-pressed]')
    .evaluateAll((controls) =>
      controls
        .filter((each) => each.checkVisibility() && getComputedStyle(each).borderTopStyle === 'none')
        .map((each) => each.textContent ?? ''),
    );

/** Tab stops whose focus ring is missing or indistinguishable from the page. */
const ringless = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.tagName === 'IFRAME') return undefined;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      const behind = getComputedStyle(document.documentElement).backgroundColor;
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== behind;
      return isSeen ? undefined : (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName);
    });
    if (ring !== undefined) found.push(ring);
  }
  return found;
};

/** The rendered text of a page's main part. */
const wordsOf = (page: Page): Promise<string> => page.getByRole('main').innerText();

test('forced colours: nothing vanishes, every control, ring and state is seen', async ({ visit }) => {
  const person = await visit(anySite(), { as: 'player' });
  const { page } = person;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of screens) {
    await page.emulateMedia({ forcedColors: 'none' });
    await screen.open(person);
    // Waits for content from the gateway's responses.
    await page.waitForLoadState('networkidle');
    const before = await wordsOf(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await wordsOf(page), `words of ${screen.name}`).toBe(before);
    expect(await invisibleControls(page), `controls of ${screen.name}`).toEqual([]);
    expect(await edgeless(page), `edges of ${screen.name}`).toEqual([]);
    expect(await ringless(page), `rings of ${screen.name}`).toEqual([]);
    // Forced colours apply at paint time, so axe still computes the page's own. Target sizes are unchanged; the bottom
    // bar merely covers half a control until it is scrolled.
    await accessible(`${screen.name} in forced colours`, page, ['color-contrast', 'target-size']);
  }
});

/** The line above a link of the bottom bar. */
const markOf = (link: Element): string => getComputedStyle(link, '::before').borderTopStyle;

test('forced colours: where one is and what is chosen is not told by colour alone', async ({ visit }) => {
  const { page, open } = await visit(anySite());
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/?lang=EN');
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  expect(await bar.locator('a[aria-current]').evaluate(markOf)).toBe('solid');
  expect(await bar.locator('a:not([aria-current])').first().evaluate(markOf)).toBe('none');

  const chip = (await slotsOfVendor(page)).page().getByRole('button', { pressed: true }).first();
  const paper = await chip.evaluate((each) => getComputedStyle(each).backgroundColor);
  const beside = page.getByRole('button', { pressed: false }).first();
  expect(paper).not.toBe(await beside.evaluate((each) => getComputedStyle(each).backgroundColor));
});
