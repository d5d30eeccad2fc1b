import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { inArabic, inUrdu } from '../testing/words.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Username', name: 'username', autoComplete: 'username' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'moonlit_river' } };
export const Required: Story = { args: { required: true } };
export const WithHint: Story = { args: { hint: '6 to 12 letters or digits' } };

/** Error: as text below the field, which it describes. */
export const WithError: Story = {
  name: 'Error',
  args: { hint: '6 to 12 letters or digits', error: 'Input cannot be empty' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Input cannot be empty 6 to 12 letters or digits');
  },
};

/** A button beside the control stays in place when an error appears. */
export const WithButton: Story = {
  name: 'Button beside an error',
  args: {
    label: 'Verification code',
    error: 'That verification code is not correct.',
    beside: <Button>Get code</Button>,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Get code' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(field.bottom + 1);
    await expect(button.top).toBeGreaterThanOrEqual(field.top - 1);
  },
};

export const ReadOnly: Story = { args: { defaultValue: '+86 138 0013 8000', readOnly: true } };
export const LongLabel: Story = {
  args: { label: 'Nombre completo tal como figura en su documento de identidad o pasaporte vigente' },
};
export const Arabic: Story = {
  decorators: [inArabic],
  args: { label: 'اسم المستخدم', error: 'لا يمكن ترك هذا الحقل فارغًا' },
};
export const Urdu: Story = {
  decorators: [inUrdu],
  args: { label: 'صارف کا نام', error: 'یہ خانہ خالی نہیں چھوڑا جا سکتا' },
};
