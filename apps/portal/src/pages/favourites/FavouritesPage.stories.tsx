import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const settings = { games: { vendors: ['BAIZE', 'KOI'] } } satisfies PageMeta['parameters']['world']['settings'];

const meta = {
  title: 'Favourites',
  render: pageAt('/favorite'),
  parameters: { layout: 'fullscreen', world: { settings } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];
type Code = readonly ['BAIZE' | 'KOI', string];

const rowsOf = (games: readonly Code[]) => ({
  favourites: games.map(([vassalage, gameCode]) => ({ account: 'player', vassalage, gameCode })),
});
const few: readonly Code[] = [
  ['BAIZE', 'dragon-gate'],
  ['BAIZE', 'golden-koi'],
  ['BAIZE', 'grand-vault'],
];
const many: readonly Code[] = [
  ...few,
  ['BAIZE', 'lantern-night'],
  ['BAIZE', 'nine-tigers'],
  ['BAIZE', 'fortune-tea-house'],
  ['BAIZE', 'scratch-the-moon'],
  ['BAIZE', 'jacks-parlour'],
  ['KOI', 'pond-of-plenty'],
  ['KOI', 'paper-crane'],
  ['KOI', 'sakura-drift'],
  ['KOI', 'sumo-feast'],
  ['KOI', 'maneki-coins'],
  ['KOI', 'bamboo-panda'],
  ['KOI', 'river-of-rice'],
  ['KOI', 'plinko-bubbles'],
];

const cards = (canvas: Canvas) => within(canvas.getByRole('main')).queryAllByRole('article');
const heartOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('main')).findByRole('button', { name: `Favourite: ${name}`, pressed: true });

/** No favourites: an explanation and a link to the games. */
export const Empty: PageStory = {
  parameters: { proves: ['REQ-026'], world: { as: 'player' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Favourites' });
    await untilVisible(await canvas.findByText('No favourites yet'));
    await userEvent.click(canvas.getByRole('link', { name: 'See all games' }));
    await canvas.findByRole('heading', { level: 1, name: /games and lottery$/ });
  },
};

/** A few, newest first: a removed card goes at once, and the focus moves to the next heart. */
export const Few: PageStory = {
  parameters: { proves: ['REQ-197', 'REQ-176'], world: { as: 'player', rows: rowsOf(few) } },
  play: async ({ canvas, ...context }) => {
    const first = await heartOf(canvas, 'Dragon Gate');
    await untilVisible(canvas.getByRole('heading', { level: 2, name: '3 games shown' }));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards(canvas)).toHaveLength(2));
    await expect(await heartOf(canvas, 'Golden Koi')).toHaveFocus();
    await waitFor(() => expect(callsOf(context, '/wps/relay/MCSFE_removeFavoriteGameV2')).toBe(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards(canvas)).toHaveLength(1));
    await userEvent.click(await heartOf(canvas, 'Grand Vault'));
    await canvas.findByText('No favourites yet');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** More than a page: the button loads the next games, updates the count and moves the focus to the first new one. */
export const Many: PageStory = {
  parameters: { proves: ['REQ-199'], world: { as: 'player', rows: rowsOf(many) } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await expect(cards(canvas)).toHaveLength(15);
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cards(canvas)).toHaveLength(16));
    const count = canvas.getByRole('heading', { level: 2, name: '16 games shown' });
    await untilVisible(within(count).getByRole('status'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
    await waitFor(() => expect(cards(canvas).at(-1)).toContainElement(document.activeElement as HTMLElement));
  },
};

/** Rolled back: the gateway refuses the removal, so the card returns with a notice. */
export const TakenBack: PageStory = {
  name: 'Taken back',
  parameters: {
    proves: ['REQ-197'],
    world: {
      as: 'player',
      rows: rowsOf(few),
      failures: { errors: { removeFavourite: { status: 500 } } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await heartOf(canvas, 'Golden Koi'));
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(/^Still in your favourites: Golden Koi\s*System error/);
    await heartOf(canvas, 'Golden Koi');
    const names = cards(canvas).map((card) => within(card).getByRole('heading').textContent);
    await expect(names).toEqual(['Dragon Gate', 'Golden Koi', 'Grand Vault']);
    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** Loading: placeholders in the shape of cards. */
export const Loading: PageStory = {
  parameters: { world: { as: 'player', failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Favourites' });
    await expect(heading.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getFavouriteGames: { status: 500 } } } } },
  play: async ({ canvas, ...context }) => {
    await canvas.findByText('Your favourites could not be loaded');
    const before = callsOf(context, '/wps/relay/MCSFE_getFavoriteGamesList');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf(context, '/wps/relay/MCSFE_getFavoriteGamesList')).toBeGreaterThan(before));
    await canvas.findByText('Your favourites could not be loaded');
  },
};

/** A visitor logs in first, and returns. */
export const Visitor: PageStory = {
  parameters: { proves: ['REQ-026'] },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('heading', { level: 1, name: 'Log in' }));
    await expect(canvas.queryByRole('heading', { name: 'Favourites' })).toBeNull();
  },
};
