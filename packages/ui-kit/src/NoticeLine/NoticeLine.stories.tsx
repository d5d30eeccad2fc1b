import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { NoticeLine } from './NoticeLine.tsx';

const limits = { id: 'limits', title: 'Play for fun, within your limits' };

const meta = {
  component: NoticeLine,
  args: {
    label: 'Notices',
    notices: [
      limits,
      { id: 'night', title: 'The tables of the night open at 20:00' },
      { id: 'studio', title: 'Two new studios have joined: Orbit Arcade and Koi Pond' },
      { id: 'work', title: 'On Tuesday from 03:00 to 04:00 deposits may take longer than you are used to' },
      { id: 'draw', title: 'The draw of Sunday is at noon' },
    ],
  },
} satisfies Meta<typeof NoticeLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** More than fits: under reduced motion the line is scrolled by hand. */
export const Several: Story = {
  parameters: { viewport: { defaultViewport: 'phone' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('group', { name: 'Notices' });
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  },
};

/** A notice that fits does not move. */
export const One: Story = { args: { notices: [limits] } };

export const Arabic: Story = {
  decorators: [inArabic],
  args: { label: 'إشعارات', notices: [{ id: 'limits', title: 'العب للمتعة وفي حدود قدرتك' }] },
};
