import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
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
/** Above a modal dialog: visible and clickable. */
export const OverADialog: Story = {
  name: 'Over a dialog',
  args: { urgent: true },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog open title="Profile" onClose={fn()}>
        <p>Lucky Seven</p>
      </Dialog>
    </>
  ),
  play: async ({ canvas }) => {
    const close = within(canvas.getByRole('alert')).getByRole('button', { name: 'Close' });
    const { left, top, width, height } = close.getBoundingClientRect();
    // `elementFromPoint` does not return elements behind a modal.
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(close.contains(found)).toBe(true);
  },
};
export const None: Story = { args: { toasts: [] } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: { toasts: [{ id: 'one', tone: 'success', text: 'تم تغيير كلمة المرور' }] },
};
