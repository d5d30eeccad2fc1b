import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { inArabic } from '../testing/words.tsx';
import { RequirementList } from './RequirementList.tsx';

const requirements = [
  { text: 'Use 8 to 20 characters', met: true },
  { text: 'Use letters and numbers, both present', met: false },
];

const meta = {
  component: RequirementList,
  args: { requirements, metText: 'met' },
} satisfies Meta<typeof RequirementList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HalfMet: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual(['Use 8 to 20 characters (met)', 'Use letters and numbers, both present']);
    const ticks = canvas.getAllByRole('listitem').map((line) => line.querySelector('svg') !== null);
    await expect(ticks).toEqual([true, false]);
  },
};
export const Unmet: Story = { args: { requirements: requirements.map((each) => ({ ...each, met: false })) } };
export const Met: Story = { args: { requirements: requirements.map((each) => ({ ...each, met: true })) } };

/** Below the field that it describes, above the field's error. */
export const OfAField: Story = {
  args: { id: 'asked' },
  render: (args) => (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      error="Use letters and numbers, both present"
      aria-describedby="asked"
      after={<RequirementList {...args} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/^Use letters and numbers.*met/);
  },
};
export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    metText: 'مستوفى',
    requirements: [
      { text: 'استخدم من 8 إلى 20 حرفًا', met: true },
      { text: 'استخدم الحروف والأرقام معًا', met: false },
    ],
  },
};
