import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { launchedGame } from '../screens/games.ts';
import { header } from '../screens/header.ts';
import { accounts, loginForm } from '../screens/login.ts';
import { untilHomeIsWhole } from '../screens/home.ts';
import { anySite } from '../surroundings/surroundings.ts';
import { oneVendor, withoutGames } from '../surroundings/world.ts';

const MOST_TABS = 60;

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached with ${MOST_TABS} presses of Tab.`);
};

test('a player logs in with the keyboard alone [REQ-092]', async ({ visit }) => {
  const site = anySite();
  const { page, open } = await visit(site, { failures: withoutGames });
  await open('/?lang=EN');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(header(page).logIn).toBeVisible();
  await tabTo(page, header(page).logIn);
  await page.keyboard.press('Enter');
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(username).toBeVisible();
  await tabTo(page, username);
  await page.keyboard.press('Enter');
  await expect(username).toBeFocused();
  await expect(page.getByText('This field cannot be empty').first()).toBeVisible();
  await page.keyboard.type(accounts.player[0]);
  await tabTo(page, loginForm(page).passwordField);
  await page.keyboard.type(accounts.player[1]);
  await tabTo(page, loginForm(page).submit);
  await page.keyboard.press('Enter');
  await expect(header(page).account).toBeVisible();
});

/** The focused element: its shelf, or the footer, and its accessible name. */
const stopOf = (page: Page): Promise<{ place: string; name: string }> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const place = focused.closest('footer')
      ? 'footer'
      : (focused.closest('section')?.querySelector('h2')?.textContent ?? '');
    return { place, name: focused.getAttribute('aria-label') ?? focused.textContent ?? '' };
  });

test('from the top of home to its footer there are at most 28 stops, and a shelf is one of them', async ({ visit }) => {
  const { page, open } = await visit(anySite());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/?lang=EN');
  await untilHomeIsWhole(page);
  const stops: { place: string; name: string }[] = [];
  while (stops.at(-1)?.place !== 'footer' && stops.length < MOST_TABS) {
    await page.keyboard.press('Tab');
    stops.push(await stopOf(page));
  }
  expect(stops.length - 1, stops.map(({ place, name }) => `${place}: ${name}`).join('\n')).toBeLessThanOrEqual(28);
  expect(stops.filter(({ place }) => place === 'Slots')).toHaveLength(1);
  expect(stops.find(({ place }) => place === 'Slots')?.name).toMatch(/^Play /u);
});

test('arrow keys lead from card to card, to what else a card offers, and to the vendors over the row', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite());
  await open('/?lang=EN');
  await untilHomeIsWhole(page);
  const shelf = page.getByRole('region', { name: 'Slots' });
  const [first, second] = [shelf.getByRole('article').first(), shelf.getByRole('article').nth(1)];
  await expect(first.getByRole('button', { name: /^Favourite/u })).toBeAttached();
  await first.getByRole('link', { name: /^Play/u }).focus();
  for (const [key, target] of [
    ['ArrowDown', first.getByRole('link', { name: /^Demo/u })],
    ['ArrowDown', first.getByRole('button', { name: /^Favourite/u })],
    ['ArrowRight', second.getByRole('link', { name: /^Play/u })],
    [
      'ArrowUp',
      shelf
        .getByRole('list', { name: /^Providers/u })
        .getByRole('button')
        .first(),
    ],
    ['ArrowUp', shelf.getByRole('link', { name: /^See all/u })],
    [
      'ArrowDown',
      shelf
        .getByRole('list', { name: /^Providers/u })
        .getByRole('button')
        .first(),
    ],
    ['ArrowDown', first.getByRole('link', { name: /^Play/u })],
    ['End', shelf.getByRole('article').last().getByRole('link', { name: /^Play/u })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target, `after ${key}`).toBeFocused();
  }
  await expect(shelf.getByRole('article').last()).toBeInViewport();
});

/** Pause at each stop, for a user who reads it before moving on. */
const READING_MS = 600;
const MOST_STOPS_TO_CONTENT = 12;

test('at a reading pace the header is a few stops: a panel opens by Arrow Down, and not by the focus', async ({
  visit,
}) => {
  const { page, open } = await visit(anySite(), { ownClock: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/rng?lang=EN');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const navigation = page.getByRole('banner').getByRole('navigation');
  let stops = 0;
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  for (; stops < MOST_TABS && !(await isInMain()); stops += 1) {
    await page.keyboard.press('Tab');
    await page.clock.runFor(READING_MS);
    await expect(navigation.locator('[aria-expanded=true]')).toHaveCount(0);
  }
  expect(stops).toBeLessThanOrEqual(MOST_STOPS_TO_CONTENT);
  await navigation.getByRole('link', { name: 'Slots' }).focus();
  // The panels' code comes with the first focus.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(READING_MS);
    await expect(navigation.locator('[aria-expanded=true]')).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

test('in a list of slots there are at most 12 stops from the search to the first game', async ({ visit }) => {
  const { page, open } = await visit(anySite());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/rng?lang=EN');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').focus();
  const stops: string[] = [];
  const isGame = () => page.evaluate(() => document.activeElement?.closest('main article') !== null);
  while (stops.length < MOST_TABS && !(await isGame())) {
    await page.keyboard.press('Tab');
    stops.push((await stopOf(page)).name);
  }
  expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(MOST_STOPS_TO_CONTENT);
});

test('on home the search is a stop of its own, and opens by Ctrl K', async ({ visit }) => {
  const { page, open } = await visit(anySite());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/?lang=EN');
  await untilHomeIsWhole(page);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^Search games/u }));
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search games' })).toBeVisible();
});

test('after a game is closed the focus is on its card (WCAG 2.4.3)', async ({ visit }) => {
  const { page, open, world } = await visit(anySite(), { as: 'player', settings: oneVendor });
  await open(`/rng?lang=EN&token=${world.token ?? ''}`);
  const card = page.getByRole('main').getByRole('article').nth(2).getByRole('link', { name: /^Play/u });
  const address = await card.getAttribute('href');
  await card.focus();
  await page.keyboard.press('Enter');
  await launchedGame(page).untilReady();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(
    page
      .getByRole('main')
      .locator(`article a[href="${address ?? ''}"]`)
      .first(),
  ).toBeFocused();
});
