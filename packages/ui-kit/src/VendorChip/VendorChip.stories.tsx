import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { VendorChip } from './VendorChip.tsx';

const meta = {
  component: VendorChip,
  args: { name: 'Northern Reels', icons: [pictures.coverGems], selected: false, onSelect: fn() },
} satisfies Meta<typeof VendorChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Northern Reels', pressed: false }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
};
export const Selected: Story = { args: { selected: true } };
export const New: Story = { args: { badge: 'new' } };
export const Maintenance: Story = { args: { badge: 'maintenance' } };
/** Failed icon: the name only; the icon is requested once. */
export const IconFailed: Story = {
  name: 'Failed icon',
  args: { icons: [pictures.missing] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const Arabic: Story = { decorators: [inArabic], args: { name: 'Northern Reels', badge: 'new' } };
