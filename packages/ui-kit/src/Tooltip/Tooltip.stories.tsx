import { fieldIcons } from '../Icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'Refreshed every 30 seconds',
    children: (described) => <IconButton icon={fieldIcons.refresh} label="Refresh balance" {...described} />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On hover; the tooltip stays while the pointer is over it. */
export const PointedAt: Story = {
  name: 'Pointed at',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh balance' });
    await expect(button).toHaveAccessibleDescription('Refreshed every 30 seconds');
    await userEvent.hover(button);
    const words = await canvas.findByRole('tooltip');
    await userEvent.hover(words);
    await expect(words.matches(':popover-open')).toBe(true);
    await userEvent.unhover(words);
    await waitFor(() => expect(words.matches(':popover-open')).toBe(false));
  },
};

/** A long text at an edge stays within the screen. */
export const LongWords: Story = {
  args: {
    text: 'La tasa de conversión se actualiza automáticamente cada treinta segundos mientras permanezca abierta',
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const { left, right, top, bottom } = (await canvas.findByRole('tooltip')).getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect([right <= innerWidth, bottom <= innerHeight]).toEqual([true, true]);
  },
};
