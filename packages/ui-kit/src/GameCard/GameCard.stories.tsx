import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { GameCard } from './GameCard.tsx';

const Place = styled.div`
  inline-size: 10.5rem;
`;

const meta = {
  component: GameCard,
  decorators: [(Story) => <Place>{Story()}</Place>],
  args: {
    name: 'Crystal Rain',
    vendor: 'Northern Reels',
    cover: pictures.coverGems,
    play: { href: '#play' },
    tryGame: { onSelect: fn() },
  },
} satisfies Meta<typeof GameCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Focus shows play and try. */
export const Focused: Story = {
  parameters: { proves: ['REQ-176'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Play Crystal Rain' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.tryGame?.onSelect).toHaveBeenCalledTimes(1);
  },
};

export const New: Story = { args: { isNew: true, cover: pictures.coverKite } };
export const Favourite: Story = {
  args: { favourite: <FavouriteButton label="Favourite: Crystal Rain" pressed onPress={fn()} /> },
};
export const NoTrial: Story = { args: { tryGame: undefined } };
/** Maintenance: dimmed, with its end, without play. */
export const Maintenance: Story = {
  parameters: { proves: ['REQ-173'] },
  args: { maintenance: { until: 'until 18:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('until 18:00')).toBeVisible();
  },
};
/** Facts from the gateway below the vendor. */
export const Facts: Story = {
  args: { facts: 'From ¥1.00 · 40 lines' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Northern ReelsFrom ¥1.00 · 40 lines');
  },
};
export const NoPicture: Story = { args: { cover: undefined } };
/** Failed picture: the tint with the initial; the picture is requested once. */
export const PictureFailed: Story = {
  name: 'Failed picture',
  args: { cover: pictures.missing },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const LongName: Story = {
  args: {
    name: 'The Extraordinarily Long Legend of the Seven Hidden Emperors',
    vendor: 'Northern Reels and Sons International',
  },
};
export const Chinese: Story = { args: { name: '水晶雨', vendor: '北方电子', cover: undefined } };
export const Arabic: Story = { decorators: [inArabic], args: { name: 'مطر الكريستال', isNew: true } };
