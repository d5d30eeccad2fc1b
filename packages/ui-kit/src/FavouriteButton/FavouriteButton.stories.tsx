import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavouriteButton } from './FavouriteButton.tsx';

const meta = {
  component: FavouriteButton,
  args: { label: 'Favourite: Crystal Rain', pressed: false, onPress: fn() },
} satisfies Meta<typeof FavouriteButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The name includes the game's; the touch target has 44 px. */
export const None: Story = {
  name: 'Not pressed',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Favourite: Crystal Rain', pressed: false });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Pressed: Story = { args: { pressed: true } };
