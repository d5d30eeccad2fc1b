import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moreIcons } from '../Icon/index.ts';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { inArabic, inUrdu } from '../testing/words.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = { component: StatusBadge, args: { word: 'Paid', tone: 'success' } } satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Neutral: Story = { args: { tone: 'neutral', word: 'Cancelled' } };
export const Info: Story = { args: { tone: 'info', word: 'Confirm your payment' } };
export const Waiting: Story = { args: { tone: 'waiting', word: 'In review' } };
export const Warning: Story = { args: { tone: 'warning', word: 'Expires today' } };
export const Danger: Story = { args: { tone: 'danger', word: 'Rejected' } };
export const OwnIcon: Story = { args: { icon: moreIcons.shield, word: 'Verified' } };

/** Long words wrap within the badge. */
export const LongWords: Story = {
  args: { tone: 'waiting', word: 'Pendiente de la verificación de los documentos de identidad' },
  render: (args) => (
    <NarrowPlace>
      <StatusBadge {...args} />
    </NarrowPlace>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Pendiente/).parentElement as HTMLElement;
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};
export const Arabic: Story = { decorators: [inArabic], args: { word: 'مدفوع' } };
export const Urdu: Story = { decorators: [inUrdu], args: { word: 'ادا شدہ' } };
