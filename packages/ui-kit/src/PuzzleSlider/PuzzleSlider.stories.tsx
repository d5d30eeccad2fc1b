import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { PuzzleSlider } from './PuzzleSlider.tsx';

const meta = {
  component: PuzzleSlider,
  args: {
    label: 'Slide the piece into the gap',
    picture: pictures.bannerDunes,
    piece: pictures.coverGems,
    width: 320,
    height: 160,
    pieceSize: 52,
    top: 60,
    onMove: fn(),
  },
} satisfies Meta<typeof PuzzleSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The piece follows the slider, which starts at the left. */
export const Moved: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Slide the piece into the gap' });
    await expect(slider).toHaveValue('0');
    await fireEvent.change(slider, { target: { value: '6' } });
    await expect(canvasElement.querySelectorAll('image')[1]).toHaveAttribute('x', '6');
    await expect(args.onMove).toHaveBeenCalledWith(6, expect.any(Number));
  },
};
export const Checking: Story = { args: { disabled: true } };
/** Right to left: the piece still starts at the left, since a picture has no reading direction. */
export const Arabic: Story = { decorators: [inArabic], args: { label: 'اسحب القطعة إلى مكانها' } };
