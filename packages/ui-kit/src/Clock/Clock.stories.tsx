import type { Meta, StoryObj } from '@storybook/react-vite';
import { inUrdu } from '../testing/words.tsx';
import { Clock } from './Clock.tsx';

const meta = {
  component: Clock,
  args: { label: 'Time', write: () => ({ time: '08:08:08', beside: 'GMT+8' }) },
} satisfies Meta<typeof Clock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Weekday: Story = { args: { write: () => ({ time: '23:59:59', beside: '星期三 GMT+8' }) } };
export const LongWords: Story = { args: { write: () => ({ time: '23:59:59', beside: 'Chủ Nhật GMT+12:45' }) } };
export const Urdu: Story = { decorators: [inUrdu] };
