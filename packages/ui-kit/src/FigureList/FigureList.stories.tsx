import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic } from '../testing/words.tsx';
import { FigureList } from './FigureList.tsx';

const meta = {
  component: FigureList,
  args: {
    title: 'In figures',
    figures: [
      { id: 'deposit', value: '25 sec', label: 'Average deposit' },
      { id: 'withdraw', value: '90 sec', label: 'Average withdrawal' },
      { id: 'partners', value: '80', label: 'Payment partners' },
      { id: 'providers', value: '47', label: 'Game providers' },
    ],
    source: 'Payment records of the house, 30 September 2026',
  },
} satisfies Meta<typeof FigureList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    title: 'بالأرقام',
    figures: [{ id: 'deposit', value: '25 ثانية', label: 'متوسط الإيداع' }],
    source: 'سجلات الدار',
  },
};
