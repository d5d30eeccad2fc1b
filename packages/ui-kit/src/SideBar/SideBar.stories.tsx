import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fieldIcons, moreIcons, placeIcons } from '../Icon/index.ts';
import { inArabic } from '../testing/words.tsx';
import { SideBar } from './SideBar.tsx';

const meta = {
  component: SideBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  args: {
    label: 'Service',
    side: 'end',
    items: [
      { href: 'https://chat.example', label: 'Live chat', icon: moreIcons.headset, external: true },
      { href: 'tel:+8640000000', label: 'Call us', icon: fieldIcons.info },
      { onPress: fn(), label: 'Free play', icon: 'play' },
    ],
    fold: { closed: false, openLabel: 'Open', closeLabel: 'Close', onTurn: fn() },
  },
} satisfies Meta<typeof SideBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A bar that can be closed; links to another site open a tab; actions are buttons. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Live chat' })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Free play' }));
    const [, , action] = args.items;
    await expect(action && 'onPress' in action && action.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close', expanded: true }));
    await expect(args.fold?.onTurn).toHaveBeenCalledTimes(1);
  },
};
export const Closed: Story = {
  args: { fold: { closed: true, openLabel: 'Open', closeLabel: 'Close', onTurn: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const StartSide: Story = {
  args: { side: 'start', fold: undefined, items: [{ href: '#gift', label: 'Promotions', icon: placeIcons.gift }] },
};
export const Arabic: Story = {
  decorators: [inArabic],
  args: { items: [{ href: 'https://chat.example', label: 'دردشة مباشرة', icon: moreIcons.headset, external: true }] },
};
