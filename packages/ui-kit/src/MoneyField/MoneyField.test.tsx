import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { englishTyping } from '../testing/amounts.ts';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function Working({ onChange, value: first, ...props }: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <MoneyField
      label="Amount"
      name="amount"
      currency={{ symbol: '¥', exponent: 2 }}
      typing={englishTyping}
      value={value}
      onChange={(minor, text) => {
        setValue(minor);
        onChange?.(minor, text);
      }}
      {...props}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

test('it reports minor units and the text as shown', async () => {
  const handleChange = vi.fn();
  render(<Working onChange={handleChange} />);
  await userEvent.type(field(), '1250.5');
  expect(field().value).toBe('1,250.5');
  expect(handleChange.mock.lastCall).toEqual(['125050', '1,250.5']);
  await userEvent.clear(field());
  expect(handleChange.mock.lastCall).toEqual([undefined, '']);
});

test('the caret stays in the middle of an amount', async () => {
  render(<Working value="1234500" />);
  await userEvent.type(field(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([field().value, field().selectionStart]).toEqual(['129,345', 3]);
  await userEvent.type(field(), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([field().value, field().selectionStart]).toEqual(['129,345', 1]);
});

test('an amount of the owner is shown, typed or not', () => {
  const { rerender } = render(<MoneyField {...plain} value="5000" />);
  expect(field().value).toBe('50');
  rerender(<MoneyField {...plain} value="123456" />);
  expect(field().value).toBe('1,234.56');
});

test('presets and the whole amount fill the field, and the chosen preset is pressed', async () => {
  render(
    <Working
      presets={{
        label: 'Quick amounts',
        amounts: [
          { minor: '10000', text: '¥100' },
          { minor: '50000', text: '¥500' },
        ],
      }}
      all={{ label: 'All', minor: '123456' }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '¥500' }));
  expect([field().value, screen.getByRole('button', { pressed: true }).textContent]).toEqual(['500', '¥500']);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect([field().value, screen.queryByRole('button', { pressed: true })]).toEqual(['1,234.56', null]);
});

test('text that is no amount stays, and is told from an empty field', async () => {
  const handleChange = vi.fn();
  render(<Working currency={{ symbol: '₫', exponent: 0 }} onChange={handleChange} />);
  await userEvent.type(field(), '12.5');
  expect(field().value).toBe('12.5');
  expect(handleChange.mock.lastCall).toEqual([undefined, '12.5']);
});

test('an open mark settles on blur, which the owner learns of', async () => {
  const handleBlur = vi.fn();
  render(<Working onBlur={handleBlur} />);
  await userEvent.type(field(), '12,5');
  await userEvent.tab();
  expect([field().value, handleBlur.mock.calls.length]).toEqual(['12.50', 1]);
});

test('text of an input method is formatted once it is composed', () => {
  render(<Working />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '１２３４' }, isComposing: true });
  expect(field().value).toBe('１２３４');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('1,234');
});

test('symbol, limits and error describe the field', () => {
  render(<Working hint="¥10 to ¥5,000" error="Too little" />);
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => document.getElementById(id)?.textContent);
  expect([texts, field().getAttribute('aria-invalid')]).toEqual([['Too little', '¥10 to ¥5,000', '¥'], 'true']);
});

test('what follows from the amount is announced', () => {
  render(<Working summary={[{ id: 'fee', label: 'Fee', value: '¥1.00' }]} />);
  expect(screen.getByText('Fee').closest('[aria-live]')?.textContent).toBe('Fee¥1.00');
});

const plain = {
  label: 'Amount',
  name: 'amount',
  currency: { symbol: '¥', exponent: 2 },
  typing: englishTyping,
  onChange: vi.fn(),
} satisfies Partial<MoneyFieldProps>;
