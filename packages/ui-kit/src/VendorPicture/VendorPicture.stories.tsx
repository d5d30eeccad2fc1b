import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { VendorPicture } from './VendorPicture.tsx';

const meta = {
  component: VendorPicture,
  args: { name: 'Northern Reels', sources: [pictures.coverGems] },
} satisfies Meta<typeof VendorPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The first URL fails and the next one is tried. */
export const NextAddress: Story = {
  name: 'Next address',
  args: { sources: [pictures.missing, pictures.coverTide] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toContain(pictures.coverTide));
  },
};
/** All URLs fail: the initial, and no further request. */
export const NoPicture: Story = {
  name: 'No picture',
  args: { sources: [pictures.missing, `${pictures.missing}?again`] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('N')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
