import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { StatusScreen } from '../StatusScreen/StatusScreen.tsx';
import { VendorChip } from '../VendorChip/VendorChip.tsx';
import { GameShelf } from './GameShelf.tsx';

const names = [
  'Crystal Rain',
  'Kite Season',
  'High Tide',
  'Paper Lanterns',
  'Orchard',
  'Clockwork',
  'Red Fox',
  'Tall Ships',
  'Nine Bells',
  'Amber Road',
];
const covers = [pictures.coverGems, pictures.coverKite, pictures.coverTide];

const cards = (count: number) =>
  names
    .slice(0, count)
    .map((name, index) => (
      <GameCard
        key={name}
        name={name}
        vendor="Northern Reels"
        cover={covers[index % 3]}
        play={{ href: `#${index}` }}
        tryGame={{ onSelect: fn() }}
        isNew={index === 1}
      />
    ));

const vendors = ['All', 'Northern Reels', 'Bluebird', 'Seven Seas', 'Old Mill'].map((name, index) => (
  <VendorChip key={name} name={name} selected={index === 0} onSelect={fn()} badge={index === 2 ? 'new' : undefined} />
));

const meta = {
  component: GameShelf,
  args: { title: 'Slots', more: { label: 'All games', href: '#slots' }, vendors, children: cards(10) },
} satisfies Meta<typeof GameShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Many: an arrow is enabled while there is more on its side. */
export const Many: Story = {
  name: 'Many games',
  parameters: { proves: ['REQ-175'] },
  play: async ({ canvas }) => {
    const list = canvas.getAllByRole('list').at(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(Math.abs(list?.scrollLeft ?? 0)).toBeGreaterThan(0));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false'),
    );
  },
};
/** One: no arrows. */
export const One: Story = {
  name: 'One game',
  parameters: { proves: ['REQ-175'] },
  args: { children: cards(1), vendors: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};
/** One or two games are wide features; three or four share the row. The height is the same for any number. */
export const Few: Story = {
  name: 'Few games',
  args: { vendors: undefined },
  render: (args) => (
    <>
      {[1, 2, 3, 4, 10].map((count) => (
        <GameShelf key={count} {...args} title={`${count}`}>
          {cards(count)}
        </GameShelf>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const listOf = (count: number) => canvas.getByRole('list', { name: `${count}` }).getBoundingClientRect();
    const cardsOf = (count: number) =>
      [...canvas.getByRole('list', { name: `${count}` }).querySelectorAll('article')].map((card) =>
        card.getBoundingClientRect(),
      );
    const row = listOf(10);
    for (const count of [1, 2, 3, 4]) {
      await expect(Math.abs(listOf(count).height - row.height), `${count} stand as high`).toBeLessThan(1);
      const across = cardsOf(count).reduce((sum, { width }) => sum + width, 0);
      await expect(across, `${count} fill the row`).toBeGreaterThan(row.width * 0.9);
    }
  },
};
export const Loading: Story = {
  args: { loading: true, children: undefined, vendors: [], vendorsAwaited: true },
};
/** Placeholders have exactly the height of the cards, and those of the chips that of the chips. */
export const PlaceAndCard: Story = {
  name: 'Places and cards',
  args: { vendors: undefined },
  render: (args) => (
    <>
      <GameShelf {...args} title="Loading" vendors={[]} vendorsAwaited loading>
        {undefined}
      </GameShelf>
      <GameShelf {...args} title="Here" vendors={vendors} />
    </>
  ),
  play: async ({ canvas }) => {
    const heightsOf = (name: string) => {
      const shelf = canvas.getByRole('region', { name });
      return [...shelf.querySelectorAll('ul')].map((list) => list.getBoundingClientRect().height);
    };
    await expect(heightsOf('Loading')).toEqual(heightsOf('Here'));
  },
};
export const Empty: Story = {
  args: {
    children: undefined,
    notice: <StatusScreen compact kind="empty" title="No games here yet" text="Choose another vendor." />,
  },
};
export const Failed: Story = {
  args: {
    children: undefined,
    notice: (
      <StatusScreen
        compact
        kind="error"
        title="The games could not be fetched"
        text="Check your connection."
        action={<Button>Try again</Button>}
      />
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: 'Tragamonedas y juegos electrónicos de temporada',
    more: { label: 'Ver todos los juegos', href: '#slots' },
  },
};
/** Right to left: forward goes left. */
export const Arabic: Story = {
  name: 'Right to left',
  decorators: [inArabic],
  args: { title: 'ألعاب السلوت', more: { label: 'كل الألعاب', href: '#slots' } },
  play: async ({ canvas }) => {
    const list = canvas.getAllByRole('list').at(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'التالي' }));
    await waitFor(() => expect(list?.scrollLeft).toBeLessThan(0));
  },
};
