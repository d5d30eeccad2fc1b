import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic } from '../testing/words.tsx';
import { WinnerList } from './WinnerList.tsx';

const meta = {
  component: WinnerList,
  args: {
    title: 'Latest winners',
    winners: [
      { id: '1', player: 'mo***7', game: 'Crystal Rain', amount: '¥1,288.00', when: 'Mar 1, 12:30' },
      { id: '2', player: 'a***n', game: 'Paper Kite', amount: '¥64.50' },
      {
        id: '3',
        player: 'li***88',
        game: 'The Extraordinarily Long Legend of the Seven Hidden Emperors',
        amount: '¥12,500,000.00',
        when: 'Mar 1, 12:28',
      },
    ],
  },
} satisfies Meta<typeof WinnerList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    title: 'آخر الفائزين',
    winners: [{ id: '1', player: 'mo***7', game: 'مطر الكريستال', amount: '‏128.00 د.إ.' }],
  },
};
