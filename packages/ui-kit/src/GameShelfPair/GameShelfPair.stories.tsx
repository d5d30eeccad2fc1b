import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameCard } from '../GameCard/GameCard.tsx';
import { GameShelf } from '../GameShelf/GameShelf.tsx';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { GameShelfPair } from './GameShelfPair.tsx';

const covers = [pictures.coverGems, pictures.coverKite, pictures.coverTide, pictures.coverGems];

function Shelf({ title, count }: { title: string; count: number }) {
  return (
    <GameShelf title={title} more={{ label: 'All games', href: `#${title}` }} loading={count === 0}>
      {covers.slice(0, count).map((cover, index) => (
        <GameCard
          // oxlint-disable-next-line no-array-index-key
          key={index}
          name={`${title} ${index + 1}`}
          vendor="Northern Reels"
          cover={cover}
          play={{ href: `#${index}` }}
        />
      ))}
    </GameShelf>
  );
}

const pairOf = (first: number, second: number) => (
  <GameShelfPair>
    <Shelf title={`Fishing, ${first}`} count={first} />
    <Shelf title={`Sports, ${second}`} count={second} />
  </GameShelfPair>
);

const meta = {
  component: GameShelfPair,
  globals: { viewport: { value: 'w1440' } },
  args: { children: undefined },
  render: () => pairOf(2, 4),
} satisfies Meta<typeof GameShelfPair>;
export default meta;

type Story = StoryObj<typeof meta>;

const shelves = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('region').map((shelf) => shelf.getBoundingClientRect());

/** Side by side: equal height with one game, four or placeholders, and nothing cut off. */
export const SideBySide: Story = {
  name: 'Side by side',
  render: () => (
    <>
      {pairOf(2, 4)}
      {pairOf(1, 3)}
      {pairOf(0, 1)}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second, ...others] = shelves(canvas);
    await expect([first?.top, first?.width]).toEqual([second?.top, second?.width]);
    for (const other of others) await expect(Math.abs(other.height - (first?.height ?? 0))).toBeLessThan(1);
    for (const list of canvasElement.querySelectorAll('section:not([aria-busy]) ul'))
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Stacked on a narrow screen. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [first, second] = shelves(canvas);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

export const Arabic: Story = { decorators: [inArabic] };
