import type { Locator, Page } from '@playwright/test';
import type { WorldSettings } from '@baize/worlds';
import { expect, test } from '../journey.ts';
import { header } from '../screens/header.ts';
import { loginForm } from '../screens/login.ts';
import { anySite } from '../surroundings/surroundings.ts';

/** A world with slots to launch, and a vendor card that opens a list. */
const settings: WorldSettings = { games: { vendors: ['BAIZE', 'VELVET'] } };

type Step = 'guarded' | 'home' | 'playAsVisitor' | 'popup' | 'logIn' | 'launch' | 'closeGame' | 'list' | 'closeList';

const closeOf = (within: Locator): Locator => within.getByRole('button', { name: 'Close', exact: true });

const press = (button: Locator, opened: Locator) => async (): Promise<void> => {
  await button.click();
  await expect(opened).toBeVisible();
};

/** Steps of a visit; each waits until its result is visible. */
const steps = (page: Page): Record<Step, () => Promise<void>> => {
  const shelf = (name: string) => page.getByRole('region', { name });
  const list = page.getByRole('dialog', { name: 'Velvet Room' });
  const play = (name: string, opened: Locator) => async (): Promise<void> => {
    const card = shelf(name).getByRole('article').first();
    await card.hover();
    await card.getByRole('link', { name: /^Play/u }).click();
    await expect(opened).toBeVisible();
  };
  const games = shelf('Slots').getByRole('article').first();
  return {
    guarded: async () => {
      await page.goto(new URL('/favorite?lang=EN', page.url()).href);
      await expect(loginForm(page).submit).toBeVisible();
    },
    home: press(page.getByRole('link', { name: 'Go to the home page' }), games),
    popup: press(header(page).logIn, page.getByRole('dialog', { name: 'Log in' })),
    logIn: async () => {
      await loginForm(page).logIn('player');
      await expect(header(page).account).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    playAsVisitor: play('Slots', page.getByRole('heading', { level: 1, name: 'Log in' })),
    launch: play('Slots', page.locator('iframe')),
    closeGame: press(closeOf(page.getByRole('main')), games),
    list: play('Live casino', list),
    closeList: press(closeOf(list), games),
  };
};

const begin = /\/begin\?lang=EN$/u;
const home = /\/$/u;

/** Steps after opening a page directly, and the destination of Back. */
const table: readonly (readonly [as: 'player' | undefined, by: readonly Step[], back: RegExp])[] = [
  [undefined, ['guarded'], begin],
  [undefined, ['guarded', 'logIn'], begin],
  [undefined, ['home', 'playAsVisitor'], home],
  [undefined, ['home', 'popup'], home],
  [undefined, ['home', 'popup', 'logIn'], begin],
  ['player', ['home', 'list'], home],
  ['player', ['home', 'list', 'closeList'], begin],
  ['player', ['home', 'launch'], home],
  ['player', ['home', 'launch', 'closeGame'], begin],
];

for (const [as, by, back] of table) {
  test(`Back leads to the page before, never to what was only passed on the way: ${by.join(', ')}`, async ({
    visit,
  }) => {
    const { page, open, world } = await visit(anySite(), { settings, ...(as && { as }) });
    await open(`/begin?lang=EN${as === undefined ? '' : `&token=${world.token ?? ''}`}`);
    const ways = steps(page);
    for (const step of by) await ways[step]();
    await page.goBack();
    await expect(page).toHaveURL(back);
    const nowhere = page.getByRole('heading', { name: 'Page not found' });
    await expect(back === begin ? nowhere : page.getByRole('region', { name: 'Slots' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
