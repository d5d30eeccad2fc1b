import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'How do you want to be paid?',
    name: 'method',
    options: [
      { value: 'bank', label: 'Bank account', detail: 'One to three working days' },
      { value: 'wallet', label: 'Wallet' },
      { value: 'card', label: 'Card', detail: 'Under maintenance until 14:00', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press on the label chooses; a disabled option gives its reason. */
export const Chosen: Story = {
  args: { defaultValue: 'bank', hint: 'You can change this later' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Wallet'));
    await expect(canvas.getByRole('radio', { name: 'Wallet' })).toBeChecked();
    await expect(canvas.getByRole('radio', { checked: false, name: 'Bank account' })).toBeVisible();
  },
};

export const WithError: Story = { args: { required: true, error: 'Choose one to go on' } };

/** Side by side, and stacked when the options do not fit. */
export const Inline: Story = {
  args: {
    inline: true,
    label: 'Sexo registrado en el documento',
    options: ['Femenino', 'Masculino', 'Prefiero no contestar a esta pregunta'].map((label) => ({
      value: label,
      label,
    })),
  },
};
