import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic } from '../testing/words.tsx';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'Country',
    name: 'country',
    options: [
      { value: 'VN', label: 'Việt Nam (+84)' },
      { value: 'BR', label: 'Brasil (+55)' },
      { value: 'AE', label: 'الإمارات العربية المتحدة (+971)' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: 'Choose a country' } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = { decorators: [inArabic], args: { label: 'الدولة', defaultValue: 'AE' } };
