import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inArabic } from '../testing/words.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: Opened,
  args: {
    title: 'Change your password',
    children: <TextField label="New password" name="newPassword" />,
    actions: <Button variant="main">Save</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  },
} satisfies Meta<typeof Opened>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Focus enters the dialog and returns to where it came from. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Change your password' });
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** A press outside keeps the dialog open. */
export const PressBeside: Story = {
  name: 'Pressed beside',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(dialog);
    await expect(dialog).toHaveAttribute('open');
  },
};

export const NotDismissible: Story = { args: { dismissible: false, title: 'Your password has expired' } };

/** Long text: the dialog opens at its beginning. */
export const LongText: Story = {
  args: {
    title: 'Bitte bestätigen Sie die geänderten Nutzungsbedingungen und Datenschutzbestimmungen',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Everything that has changed is listed here, one paragraph after another, so that it can be read in peace.
      </p>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('dialog').scrollTop).toBe(0);
  },
};

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    title: 'غيّر كلمة المرور',
    children: <TextField label="كلمة المرور الجديدة" name="newPassword" />,
    actions: <Button variant="main">حفظ</Button>,
  },
};
