import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { Balls } from './Balls.tsx';

const meta = {
  component: Balls,
  args: { label: 'Winning numbers', numbers: ['4', '0', '7', '7', '1'] },
} satisfies Meta<typeof Balls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Numbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Winning numbers' })).toBeVisible();
  },
};

export const SpecialNumber: Story = {
  args: { numbers: ['03', '17', '21', '30', '44', '49'], special: { number: '08', label: 'Special number' } },
};

/** Left to right in Arabic too: the order is that of the draw. */
export const Arabic: Story = {
  decorators: [inArabic],
  args: { label: 'الأرقام الفائزة' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((ball) => ball.getBoundingClientRect().left);
    await expect(first).toBeLessThan(second ?? 0);
  },
};
