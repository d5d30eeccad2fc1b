import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { Balance } from './Balance.tsx';

const meta = {
  component: Balance,
  args: { label: 'Balance', amount: '¥1,234.56', refreshLabel: 'Refresh', refreshing: false, onRefresh: fn() },
} satisfies Meta<typeof Balance>;
export default meta;

type Story = StoryObj<typeof meta>;

// A zero-width space allows a line break between currency and figure.
const AMOUNT = /^¥\u200b?1,234\.56$/;

/** Two decimals and separators, refreshed on request. */
export const Default: Story = {
  parameters: { proves: ['REQ-089'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status', { name: 'Balance' })).toHaveTextContent(AMOUNT);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
export const Refreshing: Story = { args: { refreshing: true } };
export const FirstAnswer: Story = { name: 'Before the first answer', args: { amount: undefined, refreshing: true } };
export const Failed: Story = { args: { failure: 'Could not be refreshed' } };
export const FailedAtFirst: Story = { args: { amount: undefined, failure: 'Could not be fetched' } };
export const Nothing: Story = { args: { amount: '¥0.00' } };
export const Large: Story = { args: { amount: '₫12,345,678,900.00' } };
/** Play money: named by a word, visible at every width and for screen readers. */
export const PlayMoney: Story = {
  args: { kind: 'Play money' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Play money')).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Balance: Play money' })).toHaveTextContent(AMOUNT);
  },
};
export const PlayMoneyLong: Story = { args: { kind: 'Dinheiro fictício', amount: 'R$ 1,00' } };
/** A press on the amount opens a panel; a link in it closes it. */
export const WithPanel: Story = {
  name: 'With a panel',
  args: {
    panel: {
      label: 'Balance and wallet',
      content: (
        <a href="#deposit" onClick={(event) => event.preventDefault()}>
          Deposit
        </a>
      ),
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Balance and wallet' });
    await userEvent.click(button);
    const link = await canvas.findByRole('link', { name: 'Deposit' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(link);
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Arabic: Story = {
  decorators: [inArabic],
  args: { label: 'الرصيد', amount: 'SAR 1,234.56', refreshLabel: 'تحديث' },
};
