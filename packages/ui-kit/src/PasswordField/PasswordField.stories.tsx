import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inArabic, withWords } from '../samples/words.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  decorators: [withWords],
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Shown: Story = {
  name: 'Show and hide: focus and caret stay (REQ-092)',
  args: { defaultValue: 'river-moon' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    field.focus();
    field.setSelectionRange(5, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(5);
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Input cannot be empty' } };
export const NewPassword: Story = {
  args: { label: 'New password', autoComplete: 'new-password', hint: '8 to 20 characters, with a letter and a digit' },
};
export const Arabic: Story = { decorators: [inArabic], args: { label: 'كلمة المرور', defaultValue: 'river-moon' } };
