import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Show and hide keep focus and caret. */
export const Shown: Story = {
  name: 'Show and hide',
  parameters: { proves: ['REQ-092'] },
  args: { defaultValue: 'river-moon' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    field.focus();
    field.setSelectionRange(5, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password: Password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password: Password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
  },
};

export const WithError: Story = { args: { error: 'Input cannot be empty' } };
export const NewPassword: Story = {
  args: { label: 'New password', autoComplete: 'new-password', hint: '8 to 20 characters, with a letter and a digit' },
};
/** Two on one screen: the name of each button includes that of its field. */
export const Two: Story = {
  name: 'Two on one screen',
  render: (args) => (
    <>
      <PasswordField {...args} label="Current password" name="oldPassword" />
      <PasswordField {...args} label="New password" name="newPassword" autoComplete="new-password" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password: Current password' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show password: New password' })).toBeVisible();
  },
};
export const Arabic: Story = { decorators: [inArabic], args: { label: 'كلمة المرور', defaultValue: 'river-moon' } };
