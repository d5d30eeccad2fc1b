import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt, scrollsSideways, withoutNetwork } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const meta = {
  title: 'Home out of the ordinary',
  render: pageAt('/'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

const withFewGames = { settings: { games: { vendors: ['BAIZE'] } } } satisfies WorldWish;
const game = { vassalage: 'BAIZE', gameCode: 'dragon-gate' } as const;
const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

/** Long names of a player, games, winners and notices: the page stays as wide as the screen. */
export const LongWords: PageStory = {
  parameters: {
    world: {
      as: 'player',
      ...withFewGames,
      rows: {
        members: [{ account: 'player', balance: '123456789012' }],
        games: [{ ...game, names: { EN: LONG, CN: LONG } }],
        vendors: [{ vassalage: 'BAIZE', displayName: LONG }],
        wins: [{ ...game, player: LONG, amount: '123456789012' }],
        recentGames: [{ account: 'player', ...game }],
        announcements: [{ id: '1', kind: 'player', titles: { EN: LONG, CN: LONG } }],
      },
    },
  },
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('region', { name: 'Announcements' });
    const winners = within(await canvas.findByRole('region', { name: 'Latest wins' }));
    await expect(winners.getByRole('listitem')).toHaveTextContent(LONG);
    await canvas.findAllByRole('heading', { level: 3, name: LONG });
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** Failed pictures: tints with initials in their place; every game can still be played. */
export const PicturesFailed: PageStory = {
  parameters: { world: withFewGames },
  play: async ({ canvas }) => {
    const slots = await canvas.findByRole('region', { name: 'Slots' });
    const [card] = await within(slots).findAllByRole('article');
    const picture = await waitFor(() => {
      const found = card?.querySelector('img');
      if (!found) throw new Error('The card has no picture yet.');
      return found;
    });
    picture.dispatchEvent(new Event('error'));
    await waitFor(() => expect(card).not.toContainElement(picture));
    await expect(card?.querySelector('img')).toBeNull();
    await expect(within(slots).getAllByRole('link', { name: /^Play/ })).not.toHaveLength(0);
  },
};

const network = withoutNetwork('/');

/** Offline after the start: the shelf has an error, and its games once the network is back. */
export const Offline: PageStory = {
  parameters: { world: withFewGames },
  render: network.render,
  play: async ({ canvas }) => {
    const slots = within(await canvas.findByRole('region', { name: 'Slots' }));
    await slots.findByText('The games could not be loaded');
    network.back();
    await userEvent.click(slots.getByRole('button', { name: 'Try again' }));
    await expect(await slots.findAllByRole('article')).not.toHaveLength(0);
  },
};

/** Quiet mode hides the latest wins. */
export const Quiet: PageStory = {
  name: 'Quiet mode',
  parameters: { world: { ...withFewGames, rows: { wins: [{ ...game, player: 'mo***7', amount: '128850' }] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Latest wins' });
    await userEvent.keyboard('{Tab}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Quiet mode' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Latest wins' })).toBeNull());
    // Switches quiet mode off again: it is set on the document, which the next story shares.
    await userEvent.click(canvas.getByRole('button', { name: 'Quiet mode', pressed: true }));
    await expect(document.documentElement).not.toHaveAttribute('data-quiet');
  },
};
