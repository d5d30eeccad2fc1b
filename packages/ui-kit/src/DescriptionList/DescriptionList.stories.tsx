import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
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

/** A button with a word stays within the list. */
export const WithButton: Story = {
  args: {
    items: [{ id: 'draw', label: 'Draw number', value: '2026-042', action: <Button size="small">Check</Button> }],
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    const list = canvas.getByRole('definition').closest('dl');
    await expect(right).toBeLessThanOrEqual(list?.getBoundingClientRect().right ?? 0);
  },
};
