import { fieldIcons } from '../Icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Plain: has a name and a touch target of 44 px. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const Busy: Story = { args: { icon: fieldIcons.refresh, label: 'Refresh', busy: true } };
