import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { inArabic } from '../testing/words.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  component: Form,
  args: {
    children: (
      <>
        <TextField label="Username" name="username" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
      </>
    ),
    actions: (
      <Button type="submit" variant="main" wide>
        Log in
      </Button>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Refused as a whole: the message is above the button and announced. */
export const Refused: Story = {
  args: { message: 'Account or password is incorrect' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Account or password is incorrect');
  },
};

/** Several errors: each at its field, their number for screen readers. */
export const Faulty: Story = {
  args: {
    summary: '2 fields need your attention',
    children: (
      <>
        <TextField label="Username" name="username" error="This field cannot be empty" required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error="This field cannot be empty"
          required
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 fields need your attention');
  },
};

export const Busy: Story = {
  args: {
    busy: true,
    actions: (
      <Button type="submit" variant="main" wide busy>
        Log in
      </Button>
    ),
  },
};

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    message: 'الحساب أو كلمة المرور غير صحيحة',
    children: <TextField label="اسم المستخدم" name="username" required />,
    actions: (
      <Button type="submit" variant="main" wide>
        تسجيل الدخول
      </Button>
    ),
  },
};
