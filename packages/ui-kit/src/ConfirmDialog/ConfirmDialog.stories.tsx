import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Log out?',
    text: 'Games that are still open end with your session.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Question: confirm or cancel. */
export const Question: Story = {
  parameters: { proves: ['REQ-087'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Log out?' })).toHaveAccessibleDescription(args.text ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
/** Notice: one button. */
export const Notice: Story = {
  args: {
    title: 'The code could not be sent',
    text: 'Too many codes were asked for. Try again in five minutes.',
    confirmLabel: 'Submit',
    cancelLabel: undefined,
  },
};
/** Onward: a notice with a link to a remedy. */
export const Onward: Story = {
  args: {
    title: 'You need a real account',
    text: 'With a trial account, you can look around and try games for free.',
    confirmLabel: 'OK',
    cancelLabel: undefined,
    onward: { label: 'Open an account', href: '#', onFollow: fn() },
  },
};
export const Busy: Story = { args: { busy: true } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    title: 'هل تريد تسجيل الخروج؟',
    text: 'تنتهي الألعاب المفتوحة مع جلستك.',
    confirmLabel: 'تسجيل الخروج',
    cancelLabel: 'البقاء',
  },
};
