import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChip } from '../FilterChip/FilterChip.tsx';
import { inArabic } from '../testing/words.tsx';
import { ChipRow } from './ChipRow.tsx';

const names = Array.from({ length: 16 }, (_, place) => `Northern Reels ${place + 1}`);
const chips = names.map((name) => (
  <FilterChip key={name} label={name} selected={name.endsWith(' 2')} onSelect={fn()} />
));

const meta = {
  component: ChipRow,
  args: { label: 'Vendors', children: chips },
} satisfies Meta<typeof ChipRow>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pressedInSight = async (canvas: Canvas) => {
  const pressed = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
  const row = canvas.getByRole('list', { name: 'Vendors' }).getBoundingClientRect();
  await expect([pressed.left >= row.left, pressed.right <= row.right + 1]).toEqual([true, true]);
};

/** One row for any number of chips, so that the layout below stays in place. The pressed chip is scrolled into view. */
export const Scrolling: Story = {
  play: async ({ canvas }) => {
    await pressedInSight(canvas);
    const list = canvas.getByRole('list', { name: 'Vendors' });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Wrapping: Story = { args: { wraps: true } };
/** Loading: placeholders in a row of the same height. */
export const Awaited: Story = {
  args: { awaited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Vendors' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Arabic: Story = {
  decorators: [inArabic],
  play: async ({ canvas }) => pressedInSight(canvas),
};
