import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic } from '../testing/words.tsx';
import { MoneyChange } from './MoneyChange.tsx';

const meta = {
  component: MoneyChange,
  args: { direction: 'in', amount: '¥120.00', word: 'Won' },
} satisfies Meta<typeof MoneyChange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const In: Story = {};
export const Out: Story = { args: { direction: 'out', amount: '¥5.00', word: 'Bet' } };
export const None: Story = { args: { direction: 'none', amount: '¥0.00', word: 'Even' } };
export const Quiet: Story = { args: { quiet: true } };
export const Arabic: Story = { decorators: [inArabic], args: { amount: 'SAR 120.00', word: 'ربح' } };
