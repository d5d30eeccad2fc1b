import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyChange } from '../MoneyChange/MoneyChange.tsx';
import { inArabic } from '../testing/words.tsx';
import { PlayLine } from './PlayLine.tsx';

const meta = {
  component: PlayLine,
  args: {
    label: 'This session',
    timeLabel: 'Time in play',
    seconds: 754,
    children: <MoneyChange quiet direction="in" amount="¥120.00" word="ahead" />,
  },
} satisfies Meta<typeof PlayLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ahead: Story = {};
export const Behind: Story = {
  args: { children: <MoneyChange quiet direction="out" amount="¥2,345.60" word="behind" /> },
};
export const NoBetYet: Story = {
  args: { seconds: 3, children: <MoneyChange quiet direction="none" amount="¥0.00" word="even" /> },
};
/** Time only, while the net result is unknown. */
export const TimeAlone: Story = { args: { children: undefined } };
export const Hours: Story = { args: { seconds: 36_061 } };
export const PlayMoney: Story = { args: { children: <span>Play money</span> } };
export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    label: 'هذه الجلسة',
    timeLabel: 'مدة اللعب',
    children: <MoneyChange quiet direction="out" amount="SAR 120.00" word="خسارة" />,
  },
};
