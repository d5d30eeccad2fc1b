import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'ToastRegion',
  component: ToastRegion,
  args: { toasts: [{ id: 'one', tone: 'success', text: 'Your password has been changed' }], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('one');
  },
};
export const Error: Story = {
  args: { toasts: [{ id: 'one', tone: 'error', text: 'No connection. We keep trying.' }] },
};
export const Several: Story = {
  args: {
    toasts: [
      { id: 'one', tone: 'info', text: 'A new version is ready. It is taken up when you next open a page.' },
      { id: 'two', tone: 'success', text: 'Done' },
    ],
  },
};
export const None: Story = { args: { toasts: [] } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: { toasts: [{ id: 'one', tone: 'success', text: 'تم تغيير كلمة المرور' }] },
};
