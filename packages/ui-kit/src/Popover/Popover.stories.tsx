import { moreIcons } from '../Icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: { icon: moreIcons.headset, label: 'Service', children: <p>What it opens.</p> },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opened and closed by its button; the content is mounted only while open. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Service' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('What it opens.')).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText('What it opens.')).toBeNull());
  },
};

export const Arabic: Story = { decorators: [inArabic], args: { label: 'الخدمة' } };
