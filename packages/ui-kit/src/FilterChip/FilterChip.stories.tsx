import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterChip } from './FilterChip.tsx';

const meta = {
  component: FilterChip,
  args: { label: 'Jackpot', selected: false, onSelect: fn() },
} satisfies Meta<typeof FilterChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jackpot', pressed: false }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = { args: { selected: true } };
