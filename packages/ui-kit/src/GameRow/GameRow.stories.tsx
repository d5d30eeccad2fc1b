import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { GameRow } from './GameRow.tsx';

const Column = styled.div`
  display: grid;
  inline-size: 18rem;
`;

const rain = { name: 'Crystal Rain', line: 'Northern Reels', cover: pictures.coverGems };

const meta = {
  component: GameRow,
  decorators: [(Story) => <Column>{Story()}</Column>],
  args: { ...rain, play: { href: '#play' } },
} satisfies Meta<typeof GameRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const handlePress = fn();

/** A ranking: with a link, with a button, without play, with a failed picture, with a long name. */
export const Several: Story = {
  render: () => (
    <>
      <GameRow {...rain} place={1} play={{ href: '#play' }} />
      <GameRow {...rain} name="Paper Kite" cover={pictures.coverKite} place={2} play={{ onSelect: handlePress }} />
      <GameRow {...rain} name="High Tide" cover={pictures.coverTide} line="Maintenance" place={3} />
      <GameRow {...rain} name="No picture" cover={pictures.missing} place={4} play={{ href: '#play' }} />
      <GameRow
        {...rain}
        name="The Extraordinarily Long Legend of the Seven Hidden Emperors"
        line="Northern Reels and Sons International"
        place={10}
        play={{ href: '#play' }}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Play Crystal Rain Northern Reels' })).toHaveAttribute(
      'href',
      '#play',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Play Paper Kite/ }));
    await expect(handlePress).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: /High Tide/ })).toBeNull();
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(4));
  },
};

export const Arabic: Story = {
  decorators: [inArabic],
  args: { name: 'مطر الكريستال', line: 'Northern Reels', place: 1 },
};
