import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'Home',
  render: pageAt('/'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

/** One vendor, for stories that need any game: the time to render and check a page grows with its cards. */
const withFewGames = { settings: { games: { vendors: ['BAIZE'] } } } satisfies WorldWish;

const withWinners = {
  ...withFewGames,
  rows: { wins: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', player: 'mo***7', amount: '128850' }] },
} satisfies WorldWish;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** Visitor: shelves of games; log in or register. */
export const Visitor: PageStory = {
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await waitFor(() => expect(within(slots).getAllByRole('article').length).toBeGreaterThan(3));
    const header = within(canvas.getAllByRole('banner')[0] ?? slots);
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/reigster');
  },
};

/**
 * Home besides its games: notices, categories, most played, winners, providers, and the merchant's figures with their
 * source.
 */
export const Lobby: PageStory = {
  parameters: { proves: ['REQ-055', 'REQ-213'], world: withWinners },
  play: async ({ canvas }) => {
    const winners = within(await canvas.findByRole('region', { name: 'Latest wins' }));
    await expect(winners.getByRole('listitem')).toHaveTextContent(/^Dragon Gatemo\*\*\*7.*1[.,]288[.,]50/u);
    await expect(canvas.getByRole('link', { name: /^Slots \d+ games$/ })).toHaveAttribute('href', '/rng');
    const makers = within(canvas.getByRole('region', { name: 'Game providers' }));
    await expect(makers.getByRole('link', { name: /^Baize Originals \d+ games$/ })).toHaveAttribute(
      'href',
      '/rng?vassalage=BAIZE',
    );
    await expect(canvas.getByRole('link', { name: 'My collection' })).toHaveAttribute('href', '/favorite');
    const top = within(await canvas.findByRole('region', { name: 'Most played' }));
    await expect(top.getAllByRole('listitem')[0]).toHaveTextContent(/^1/);
    await canvas.findByRole('region', { name: 'Announcements' });
    const figures = within(await canvas.findByRole('region', { name: /in figures$/ }));
    await expect(figures.getAllByRole('term')).toHaveLength(4);
    await untilVisible(figures.getByText(/records/u));
  },
};

/** Two categories of few games each share a row on a wide screen. */
export const ShortShelves: PageStory = {
  name: 'Short shelves',
  globals: { viewport: { value: 'w1440' } },
  parameters: { world: { settings: { games: { vendors: ['DERBY', 'TF'] } } } },
  play: async ({ canvas }) => {
    const sports = (await canvas.findByRole('region', { name: 'Sports' })).getBoundingClientRect();
    const esports = canvas.getByRole('region', { name: 'Esports' }).getBoundingClientRect();
    await expect(esports.top).toBe(sports.top);
  },
};

/** One vendor's chip is selected, then deselected. */
export const OneVendor: PageStory = {
  name: 'One vendor chosen',
  parameters: { proves: ['REQ-175'] },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    // Hearts are toggle buttons, too: they are within articles.
    const chip = await waitFor(() => {
      const pressable = within(slots).getAllByRole('button', { pressed: false });
      const found = pressable.find((button) => button.closest('article') === null);
      if (found === undefined) throw new Error('The shelf has no vendors.');
      return found;
    });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(slots).not.toHaveAttribute('aria-busy'));
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Player: PageStory = {
  parameters: { world: { as: 'player', ...withFewGames } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Account: player/ });
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await canvas.findByRole('heading', { name: 'Welcome back, player' });
  },
};

/** An agent plays as a member does. */
export const Agent: PageStory = {
  parameters: { world: { as: 'agent', ...withFewGames } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Account: agent/ });
    await canvas.findByRole('heading', { name: 'Welcome back, agent' });
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await expect(await within(slots).findAllByRole('link', { name: /^Play/ })).not.toHaveLength(0);
  },
};

/** Trial account: playing for money needs a real one. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { proves: ['REQ-011', 'REQ-190'], world: { as: 'trial', ...withFewGames } },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    const [play] = await within(slots).findAllByRole('button', { name: /^Play/ });
    if (play === undefined) throw new Error('The shelf has no game to play.');
    await userEvent.click(play);
    const dialog = await canvas.findByRole('alertdialog', { name: 'You need a real account' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(play);
    const again = within(await canvas.findByRole('alertdialog', { name: 'You need a real account' }));
    await userEvent.click(again.getByRole('link', { name: 'Open an account' }));
    await canvas.findByRole('dialog', { name: 'Register' });
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

const VELVET = 'Velvet Room';
/** A vendor whose only card opens a list of games. */
const withList = { settings: { games: { vendors: ['VELVET'] } } } satisfies WorldWish;

/** Returns the Play link of the only card of live casino. */
const playOfList = async (canvas: Canvas) => {
  const live = await canvas.findByRole('region', { name: 'Live casino' });
  // The shelf fetches its games when it is near the viewport.
  live.scrollIntoView();
  return within(live).findByRole('link', { name: /^Play/ });
};

/** A visitor's card of a list leads to the login, and from there to the list. */
export const VisitorOpensAList: PageStory = {
  name: 'A visitor opens a list',
  parameters: { proves: ['REQ-189', 'REQ-192'], world: withList },
  play: async ({ canvas }) => {
    await userEvent.click(await playOfList(canvas));
    await canvas.findByRole('heading', { level: 1, name: 'Log in' });
    await userEvent.type(canvas.getByLabelText(/^Username/), 'player');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'Player2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const dialog = within(await canvas.findByRole('dialog', { name: VELVET }));
    const games = within(await dialog.findByRole('list', { name: VELVET }));
    await expect(games.getAllByRole('link', { name: /^Play/ })).not.toHaveLength(0);
  },
};

/** A member's card of a list opens the list; closing it returns to the page. */
export const PlayerOpensAList: PageStory = {
  name: 'A player opens a list',
  parameters: { proves: ['REQ-192'], world: { as: 'player', ...withList } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Account: player/ });
    const play = await playOfList(canvas);
    await userEvent.click(play);
    const dialog = within(await canvas.findByRole('dialog', { name: VELVET }));
    await dialog.findByRole('list', { name: VELVET });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(play).toHaveFocus();
  },
};

/** A trial account at the address of a list gets the real-account dialog. */
export const TrialAtAList: PageStory = {
  name: 'A trial account at a list',
  render: pageAt('/?list=VELVET&gameType=LIVE'),
  parameters: { proves: ['REQ-190'], world: { as: 'trial', ...withList } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'You need a real account' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The list of a vendor without games has an empty state. */
export const EmptyList: PageStory = {
  render: pageAt('/?list=VELVET&gameType=FISH'),
  parameters: { proves: ['REQ-182'], world: { as: 'player', ...withList } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: VELVET }));
    const notice = await dialog.findByText('Nothing here yet');
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/** A list that fails to load has an error and a retry. */
export const ListFailed: PageStory = {
  render: pageAt('/?list=VELVET&gameType=LIVE'),
  parameters: { proves: ['REQ-182'], world: { as: 'player', failures: { errors: { getGameList: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('The games could not be loaded');
    await untilVisible(dialog.getByRole('button', { name: 'Try again' }));
  },
};

/** Loading: placeholders in the shape of cards. */
export const Loading: PageStory = {
  parameters: { world: { failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await expect(slots).toHaveAttribute('aria-busy', 'true');
  },
};

/** A merchant without games: the first shelf has an empty state, and no other shelf is rendered. */
export const Empty: PageStory = {
  parameters: { world: { settings: { games: { vendors: [] } } } },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await within(slots).findByText('Nothing here yet');
    await canvas.findByRole('region', { name: /in figures$/ });
    await expect(canvas.getAllByText('Nothing here yet')).toHaveLength(1);
    for (const name of ['New this week', 'Most played', 'Latest wins', 'Game providers'])
      await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
};

/** A game under maintenance has a badge in place of its buttons; the other games can be played. */
export const Maintenance: PageStory = {
  parameters: {
    world: {
      ...withFewGames,
      rows: { games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', status: 'maintenance' }] },
    },
  },
  play: async ({ canvas }) => {
    const slots = within(await canvas.findByRole('region', { name: 'Slots' }));
    const closed = within(await slots.findByRole('article', { name: 'Dragon Gate' }));
    await untilVisible(closed.getByText('Under maintenance'));
    await expect(closed.queryByRole('link', { name: /^Play/ })).toBeNull();
    await expect(await slots.findAllByRole('link', { name: /^Play/ })).not.toHaveLength(0);
  },
};

const broken = { status: 500 };

/** Failed: each shelf has an error with a retry. */
export const Failed: PageStory = {
  parameters: { proves: ['REQ-182'], world: { failures: { errors: { getGameList: broken, getGameVendors: broken } } } },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    await within(slots).findByText('The games could not be loaded');
    await untilVisible(within(slots).getByRole('button', { name: 'Try again' }));
  },
};
