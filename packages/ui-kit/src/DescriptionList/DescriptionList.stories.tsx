import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const copy = <CopyButton text="player" label="Copy account" doneText="Copied" />;

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { id: 'account', label: 'Account', value: 'player', action: copy },
      { id: 'nickname', label: 'Nickname', value: 'Lucky Seven' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A long value wraps below its label. */
export const LongValue: Story = {
  args: {
    items: [
      {
        id: 'account',
        label: 'The account that is logged in to',
        value: `player${'0123456789'.repeat(6)}`,
        action: copy,
      },
    ],
  },
};
