import type { Page } from 'playwright';

/** An action of a player in the lobby. */
type Act = {
  readonly title: string;
  readonly path: string;
  /** Waits until the page is ready for it. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly perform: (page: Page) => Promise<void>;
};

const KEY_MILLISECONDS = 120;
const TURN_PIXELS = 240;
const TURN_MILLISECONDS = 60;

const untilCards = (page: Page): Promise<void> => page.locator('article').first().waitFor();

/** Scrolls by wheel to the end of the page. */
const scrollDown = async (page: Page): Promise<void> => {
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate((pixels) => window.scrollBy({ top: pixels, behavior: 'instant' }), TURN_PIXELS);
    await page.waitForTimeout(TURN_MILLISECONDS);
  }
};

export const acts: readonly Act[] = [
  {
    title: 'typing into the search',
    path: '/?lang=EN',
    prepare: async (page) => {
      await untilCards(page);
      await page.locator('html[data-hydrated="true"]').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search games' }).waitFor();
    },
    perform: async (page) => {
      await page.keyboard.type('dragon gate', { delay: KEY_MILLISECONDS });
      await page.getByRole('option').first().waitFor();
    },
  },
  { title: 'scrolling the list of slots', path: '/rng?lang=EN', prepare: untilCards, perform: scrollDown },
  { title: 'scrolling home', path: '/?lang=EN', prepare: untilCards, perform: scrollDown },
];
