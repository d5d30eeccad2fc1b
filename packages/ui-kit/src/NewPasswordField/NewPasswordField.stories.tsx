import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const requirements = [
  { text: 'Use 8 to 20 characters', met: true },
  { text: 'Use letters and numbers, both present', met: false },
];

const meta = {
  component: NewPasswordField,
  args: { label: 'Password', name: 'password', requirements, metText: 'met' },
} satisfies Meta<typeof NewPasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HalfMet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Use 8 to 20 characters (met) Use letters and numbers, both present',
    );
  },
};
export const Unmet: Story = { args: { requirements: requirements.map((each) => ({ ...each, met: false })) } };
export const Met: Story = { args: { requirements: requirements.map((each) => ({ ...each, met: true })) } };
export const WithError: Story = {
  args: { error: 'Use letters and numbers, both present' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/^Use letters and numbers.*met/);
  },
};
export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'كلمة المرور',
    metText: 'مستوفى',
    requirements: [
      { text: 'استخدم من 8 إلى 20 حرفًا', met: true },
      { text: 'استخدم الحروف والأرقام معًا', met: false },
    ],
  },
};
