import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StatusScreen } from '../StatusScreen/StatusScreen.tsx';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { FramePanel } from './FramePanel.tsx';

const meta = {
  component: FramePanel,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Live chat', src: pictures.bannerHarbour, loading: false, onClose: fn() },
} satisfies Meta<typeof FramePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the end side, over the whole height. */
export const Ready: Story = {
  tags: ['both-directions'],
  args: { onOpenTab: fn() },
  play: async ({ canvas, args }) => {
    const panel = canvas.getByRole('dialog', { name: 'Live chat' });
    const { left, right, height } = panel.getBoundingClientRect();
    await expect(getComputedStyle(panel).direction === 'rtl' ? left : innerWidth - right).toBe(0);
    await expect(height).toBe(innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { args: { loading: true } };
export const CannotOpen: Story = {
  name: 'Cannot open',
  args: {
    loading: true,
    notice: (
      <StatusScreen
        kind="error"
        compact
        title="The chat could not be opened"
        text="Check your connection, then try again."
        action={<Button>Try again</Button>}
      />
    ),
  },
};
export const LongTitle: Story = {
  name: 'Long title',
  args: { title: 'The Extraordinarily Long Name of a Live Chat With All of Our Customer Service' },
};
export const Arabic: Story = { decorators: [inArabic], args: { title: 'محادثة مباشرة' } };
