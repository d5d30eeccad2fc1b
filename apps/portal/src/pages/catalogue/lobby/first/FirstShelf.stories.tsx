import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, within } from 'storybook/test';
import { pageAt } from '../../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../../testing/untilVisible.ts';

const meta = {
  title: 'First shelf of home',
  render: pageAt('/', { home: { firstShelf: { kind: 'draws' } } }),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

const lotteries = {
  clock: '2026-03-01T12:00:00Z',
  settings: { timeZone: 'UTC', games: { vendors: ['LOTT'] } },
} satisfies WorldWish;

/** The next draws: their time, countdown and last results. */
export const Draws: PageStory = {
  parameters: { world: lotteries },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Next draws' }));
    await expect(shelf.getByRole('link', { name: /^See all\s*: Next draws$/ })).toHaveAttribute('href', '/lott');
    const card = within(await shelf.findByRole('article', { name: 'Lucky Six' }));
    await expect(card.getByRole('link', { name: 'Lucky Six' })).toHaveAttribute('href', '/lottery?gameCode=lucky-six');
    await untilVisible(card.getByText(/^No\. \W*20260301\W+001/u));
    await untilVisible(card.getByText(/^Mar 1, 0?9:30 PM UTC$|^1 Mar, 21:30 UTC$/u));
    const timer = card.getByRole('timer', { name: 'Time until the draw' });
    await expect(timer).toHaveTextContent(/^09:\d\d:\d\d$/u);
    const balls = within(card.getByRole('list', { name: /^Winning numbers of no\. \W*20260228\W+001/u }));
    await expect(balls.getAllByRole('listitem')).toHaveLength(7);
    await expect(balls.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Special number \d\d$/u);
  },
};

/** The draws fail to load: an error in their place, with a retry. */
export const DrawsFailed: PageStory = {
  parameters: { world: { ...lotteries, failures: { errors: { getDraws: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Next draws' }));
    await shelf.findByText('The draws could not be loaded');
    await userEvent.click(shelf.getByRole('button', { name: 'Try again' }));
    await untilVisible(await shelf.findByText('The draws could not be loaded'));
  },
};

/** One table on a wide stage. */
export const Table: PageStory = {
  render: pageAt('/', { home: { firstShelf: { kind: 'table', vassalage: 'PEARL', gameCode: 'speed-baccarat' } } }),
  parameters: { world: { settings: { games: { vendors: ['PEARL'] } } } },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole('region', { name: 'Featured table tonight' }));
    const table = within(await shelf.findByRole('article', { name: 'Swift Baccarat' }));
    await untilVisible(await table.findByText('Pearl Tables'));
    await untilVisible(table.getByRole('link', { name: /^Play/ }));
    await expect(shelf.getAllByRole('article')).toHaveLength(1);
  },
};

/** The games of a category as a room, which replaces the shelf of that category. */
export const Room: PageStory = {
  render: pageAt('/', { home: { firstShelf: { kind: 'room', category: 'PVP' } } }),
  parameters: { world: { settings: { games: { vendors: ['BAZAAR'] } } } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('article', { name: 'Bazaar Teen Patti' });
    await expect(within(table).getByRole('link', { name: /^Play/ })).toBeInTheDocument();
    await canvas.findByRole('link', { name: /^Card games \d+ games?$/ });
    await expect(canvas.queryByRole('region', { name: 'Card games' })).toBeNull();
  },
};
