import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountText } from '../AmountText/AmountText.tsx';
import { englishTyping, portugueseTyping } from '../testing/amounts.ts';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { inArabic, inUrdu } from '../testing/words.tsx';
import { MoneyField } from './MoneyField.tsx';

function Working(props: ComponentProps<typeof MoneyField>) {
  const [value, setValue] = useState(props.value);
  const handleChange = (minor: string | undefined, text: string) => {
    setValue(minor);
    props.onChange(minor, text);
  };
  return <MoneyField {...props} value={value} onChange={handleChange} />;
}

const meta = {
  component: MoneyField,
  render: (args) => <Working {...args} />,
  args: {
    label: 'Amount',
    name: 'amount',
    value: undefined,
    onChange: fn(),
    currency: { symbol: 'AED', exponent: 2 },
    typing: englishTyping,
    hint: 'AED\u00A010 to AED\u00A050,000',
  },
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

const presets = {
  label: 'Quick amounts',
  amounts: ['100', '500', '1,000', '5,000'].map((text) => ({ minor: `${text.replace(',', '')}00`, text })),
};

const all = { label: 'All', minor: '123456' };

const summary = [
  { id: 'fee', label: 'Fee', value: <AmountText amount={'AED\u00A05.00'} /> },
  { id: 'receive', label: 'You receive', value: <AmountText amount={'AED\u00A0495.00'} /> },
];

export const Empty: Story = {};

/** Digits are grouped while they are typed; the caret stays behind the digit just typed. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(field, '12345');
    await expect(field).toHaveValue('12,345');
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect([field.value, field.selectionStart]).toEqual(['129,345', 3]);
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect([field.value, field.selectionStart]).toEqual(['12,345', 2]);
    await expect(field).toHaveAccessibleDescription(/AED/);
  },
};

/** Presets, the whole balance, and what follows from the amount. */
export const Everything: Story = {
  args: { value: '50000', presets, all, summary },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('500');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1,234.56');
  },
};
export const WithError: Story = {
  name: 'Error',
  args: { value: '500', error: 'At least AED\u00A010', presets, all },
};
export const NoDecimals: Story = {
  args: { currency: { symbol: '₫', exponent: 0 }, value: '12345678', hint: undefined },
};
export const ThreeDecimals: Story = {
  args: { currency: { symbol: 'KWD', exponent: 3 }, value: '1234567', hint: undefined },
};
export const Tether: Story = {
  args: { currency: { symbol: 'USDT', exponent: 2 }, typing: portugueseTyping, value: '123456', hint: undefined },
};
export const Disabled: Story = { args: { value: '50000', presets, all, disabled: true } };

/** A large amount and long words in a narrow place. */
export const Narrow: Story = {
  args: {
    label: 'Importe que desea retirar de su monedero principal',
    currency: { symbol: 'USDT', exponent: 2 },
    value: '123456789012',
    all: { label: 'Retirar todo', minor: '123456789012' },
    presets,
    summary,
  },
  render: (args) => (
    <NarrowPlace>
      <Working {...args} />
    </NarrowPlace>
  ),
};
export const Arabic: Story = {
  decorators: [inArabic],
  args: { label: 'المبلغ', value: '50000', hint: 'من 10 إلى 50,000', presets, all: { label: 'الكل', minor: '123456' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '١٢٣٤٫٥');
    await expect(field).toHaveValue('1,234.5');
  },
};
export const Urdu: Story = { decorators: [inUrdu], args: { label: 'رقم', value: '50000', hint: undefined } };
