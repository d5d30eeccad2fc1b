import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt, scrollsSideways, withoutNetwork } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const withHalls = { settings: { games: { vendors: ['VELVET', 'PEARL', 'IA'] } } } satisfies WorldWish;

const meta = {
  title: 'Game centre',
  render: pageAt('/live'),
  parameters: { layout: 'fullscreen', world: withHalls },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const chips = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Providers' }));
const cards = (canvas: Canvas) => within(canvas.getByRole('main')).queryAllByRole('article');

/** A visitor: a vendor's chip filters the page and offers the vendor's lobby; the search finds games by name. */
export const Visitor: PageStory = {
  parameters: { proves: ['REQ-022', 'REQ-194'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Live casino' });
    await userEvent.click(await (await chips(canvas)).findByRole('button', { name: 'Velvet Room' }));
    await canvas.findByRole('heading', { level: 1, name: 'Velvet Room' });
    await expect(await canvas.findByRole('link', { name: 'Open the lobby' })).toHaveAttribute(
      'href',
      '/seamless?vassalage=VELVET&gameCode=LOBBY&gameType=LIVE',
    );
    await userEvent.click((await chips(canvas)).getByRole('button', { name: 'All providers' }));
    await canvas.findByRole('heading', { level: 1, name: 'Live casino' });
    await waitFor(() => expect(cards(canvas).length).toBeGreaterThan(1));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search games' }), 'sic{Enter}');
    await waitFor(() => expect(cards(canvas)).toHaveLength(1));
    await untilVisible(canvas.getByRole('heading', { level: 3, name: 'Sic Bo' }));
  },
};

/** A trial account gets the real-account dialog in place of a lobby. */
export const Trial: PageStory = {
  name: 'Trial account',
  render: pageAt('/live?vassalage=VELVET'),
  parameters: { proves: ['REQ-190'], world: { as: 'trial', ...withHalls } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the lobby' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'You need a real account' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

/** One vendor: its name as heading, and only its games. */
export const OneVendor: PageStory = {
  name: 'One vendor',
  render: pageAt('/live?vassalage=PEARL'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Pearl Tables' });
    await canvas.findByRole('heading', { level: 3, name: 'Sic Bo' });
    await expect(canvas.queryByRole('heading', { level: 3, name: /Velvet/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All providers' }));
    await canvas.findByRole('heading', { level: 1, name: 'Live casino' });
  },
};

/** Sports: the cockfight vendors are a group of their own at the end of the strip. */
export const Cockfights: PageStory = {
  render: pageAt('/sports'),
  parameters: { proves: ['REQ-174'], world: { settings: { games: { vendors: ['DS88', 'SB', 'DIG'] } } } },
  play: async ({ canvas }) => {
    const list = await chips(canvas);
    await list.findByText('Cockfights');
    const names = list.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names.map((name) => name?.replace('New', ''))).toEqual([
      'All providers',
      'Sideline Sports',
      'Cockfights',
      'Dawn Spur',
      'Dusk Ring',
    ]);
  },
};

/** A vendor under maintenance: its chip has a badge; selected, the page shows the end of it and no lobby. */
export const Maintenance: PageStory = {
  render: pageAt('/esports'),
  parameters: { proves: ['REQ-171', 'REQ-182'] },
  play: async ({ canvas }) => {
    const chip = await (await chips(canvas)).findByRole('button', { name: /Iron Arena/ });
    await untilVisible(within(chip).getByText('Under maintenance'));
    await userEvent.click(chip);
    await canvas.findByText('Iron Arena is under maintenance');
    await expect(canvas.queryByRole('link', { name: 'Open the lobby' })).toBeNull();
  },
};

/** A category without vendors and games has one empty state. */
export const Empty: PageStory = {
  render: pageAt('/fish'),
  parameters: { proves: ['REQ-182'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing here yet');
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: 'Loading' })).toBeNull());
    await expect(canvas.getAllByText('Nothing here yet')).toHaveLength(1);
  },
};

/** Failed: vendors and games each have an error with a retry. */
export const Failed: PageStory = {
  parameters: {
    world: { ...withHalls, failures: { errors: { getGameVendors: { status: 500 }, getGameList: { status: 500 } } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The providers could not be loaded');
    await canvas.findByText('The games could not be loaded');
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

/** Loading: placeholders in the shape of chips and covers. */
export const Loading: PageStory = {
  parameters: { world: { ...withHalls, failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    const count = await canvas.findByRole('heading', { level: 2, name: 'Loading' });
    await expect(count.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Long names of a vendor and a game: the page stays as wide as the screen. */
export const LongWords: PageStory = {
  render: pageAt('/live?vassalage=PEARL'),
  parameters: {
    world: {
      ...withHalls,
      rows: {
        vendors: [{ vassalage: 'PEARL', displayName: LONG }],
        games: [{ vassalage: 'PEARL', gameCode: 'sic-bo', names: { EN: LONG, CN: LONG } }],
      },
    },
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('heading', { level: 1, name: LONG });
    await canvas.findByRole('heading', { level: 3, name: LONG });
    await expect(scrollsSideways(context)).toBe(0);
  },
};

const network = withoutNetwork('/live');

/** Offline after the start: vendors and games each have an error, and load once the network is back. */
export const Offline: PageStory = {
  render: network.render,
  play: async ({ canvas }) => {
    await canvas.findByText('The providers could not be loaded');
    await canvas.findByText('The games could not be loaded');
    network.back();
    for (const again of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again);
    await (await chips(canvas)).findByRole('button', { name: 'Velvet Room' });
    await waitFor(() => expect(cards(canvas)).not.toHaveLength(0));
  },
};
