import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt, scrollsSideways, withoutNetwork } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const settings = {
  games: { vendors: ['BAIZE', 'KOI', 'SAFFRON'] },
} satisfies PageMeta['parameters']['world']['settings'];

const meta = {
  title: 'Slots',
  render: pageAt('/rng'),
  parameters: { layout: 'fullscreen', world: { settings } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const cards = (canvas: Canvas) => within(canvas.getByRole('main')).queryAllByRole('article');
const chip = (canvas: Canvas, name: RegExp | string) => canvas.findByRole('button', { name });
const press = async (canvas: Canvas, name: RegExp | string) => userEvent.click(await chip(canvas, name));

/**
 * Visitor: fifteen games a page of all vendors, or of one with its own heading; no filter by the member's own games.
 */
export const Visitor: PageStory = {
  parameters: { proves: ['REQ-177', 'REQ-179'] },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Slots' });
    await waitFor(() => expect(heading.closest('header')?.querySelector('img')?.src).toMatch(/w_rng/u));
    await waitFor(() => expect(cards(canvas)).toHaveLength(15));
    await expect(canvas.queryByRole('button', { name: 'Recently played' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Bingo' })).toBeNull();
    const pages = canvas.getByRole('navigation', { name: 'Pages' });
    await userEvent.click(within(pages).getByRole('link', { name: '2' }));
    const count = await canvas.findByRole('heading', { level: 2, name: /Page 2 of \d+$/ });
    await waitFor(() => expect(count).toHaveFocus());
    await press(canvas, /^Koi Pond/);
    await canvas.findByRole('heading', { level: 1, name: 'Koi Pond' });
    await expect(chip(canvas, /^Koi Pond/)).resolves.toHaveAttribute('aria-pressed', 'true');
  },
};

/** Filtered by its address: vendor, name, smallest bet and lines. */
export const Narrowed: PageStory = {
  render: pageAt('/rng?gameName=%20dragon%20&minBet=1&minLineNum=25&vassalage=BAIZE'),
  parameters: { proves: ['REQ-024', 'REQ-177', 'REQ-178'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Dragon Gate' });
    await expect(canvas.getByRole('searchbox', { name: 'Search games' })).toHaveValue('dragon');
    await expect(await chip(canvas, '25 lines and above')).toHaveAttribute('aria-pressed', 'true');
    await expect(await chip(canvas, /^Bets of .*1\.00 and above$/)).toHaveAttribute('aria-pressed', 'true');
    await press(canvas, 'Jackpots');
    await expect(await chip(canvas, 'Jackpots')).toHaveAttribute('aria-pressed', 'true');
    await canvas.findByText('No game matches your search.');
    await userEvent.click(canvas.getByRole('link', { name: 'See all games' }));
    await waitFor(() => expect(cards(canvas)).toHaveLength(15));
    await expect(await chip(canvas, '25 lines and above')).toHaveAttribute('aria-pressed', 'false');
  },
};

/** A member: the recent and the favourite games, which the search filters, too. */
export const Player: PageStory = {
  parameters: {
    proves: ['REQ-178'],
    world: {
      as: 'player',
      settings,
      rows: {
        recentGames: [
          { account: 'player', vassalage: 'BAIZE', gameCode: 'golden-koi' },
          { account: 'player', vassalage: 'BAIZE', gameCode: 'dragon-gate' },
        ],
        favourites: [{ account: 'player', vassalage: 'BAIZE', gameCode: 'grand-vault' }],
      },
    },
  },
  play: async ({ canvas }) => {
    const names = () => cards(canvas).map((card) => within(card).getByRole('heading').textContent);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Favourite: / })).toHaveLength(15));
    await press(canvas, 'Recently played');
    await waitFor(() => expect(names()).toEqual(['Golden Koi', 'Dragon Gate']));
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await userEvent.type(field, ' gate {Enter}');
    await waitFor(() => expect(names()).toEqual(['Dragon Gate']));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search games' }));
    await userEvent.keyboard('{Enter}');
    await press(canvas, 'Favourites');
    await waitFor(() => expect(names()).toEqual(['Grand Vault']));
    await press(canvas, 'Favourites');
    await waitFor(() => expect(names()).toHaveLength(15));
  },
};

/** A vendor under maintenance: its end, and no games. */
export const Maintenance: PageStory = {
  render: pageAt('/rng?vassalage=SAFFRON'),
  parameters: { proves: ['REQ-182'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Saffron Slots' });
    await untilVisible(canvas.getByText('Saffron Slots is under maintenance'));
    await untilVisible(canvas.getByText(/^Its games will be back by/));
    await expect(cards(canvas)).toEqual([]);
  },
};

/** An unknown vendor in the address matches no games. */
export const Forged: PageStory = {
  render: pageAt('/rng?vassalage=FORGED'),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing here yet');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Slots');
  },
};
export const BeyondTheEnd: PageStory = {
  name: 'Beyond the end',
  render: pageAt('/rng?pageNo=9999'),
  play: async ({ canvas }) => {
    const count = await canvas.findByRole('heading', { level: 2, name: /Page (\d+) of \1$/ });
    await untilVisible(count);
    await waitFor(() => expect(cards(canvas).length).toBeGreaterThan(0));
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { proves: ['REQ-182'], world: { settings, failures: { errors: { getGameList: { status: 500 } } } } },
  play: async ({ canvas, ...context }) => {
    await canvas.findByText('The games could not be loaded');
    const before = callsOf(context, '/wps/relay/GCSGAME_gameList');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf(context, '/wps/relay/GCSGAME_gameList')).toBeGreaterThan(before));
  },
};

/** Loading: placeholders in the shape of chips and covers. */
export const Loading: PageStory = {
  parameters: { world: { settings, failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    const count = await canvas.findByRole('heading', { level: 2, name: 'Loading' });
    await expect(count.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Long names of a vendor and a game: the page stays as wide as the screen. */
export const LongWords: PageStory = {
  render: pageAt('/rng?vassalage=BAIZE'),
  parameters: {
    world: {
      settings,
      rows: {
        vendors: [{ vassalage: 'BAIZE', displayName: LONG }],
        games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', names: { EN: LONG, CN: LONG } }],
      },
    },
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('heading', { level: 1, name: LONG });
    await canvas.findByRole('heading', { level: 3, name: LONG });
    await expect(scrollsSideways(context)).toBe(0);
  },
};

const network = withoutNetwork('/rng?vassalage=BAIZE');

/** Offline after the start: the list has an error, and its games once the network is back. */
export const Offline: PageStory = {
  render: network.render,
  play: async ({ canvas }) => {
    await canvas.findByText('The games could not be loaded');
    network.back();
    await press(canvas, 'Try again');
    await waitFor(() => expect(cards(canvas)).not.toHaveLength(0));
  },
};
