import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'bank', label: 'Bank', detail: 'Three days' },
  { value: 'wallet', label: 'Wallet' },
  { value: 'card', label: 'Card', disabled: true },
];

const readWith = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) => document.getElementById(id)?.textContent);

const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));

test('the form has what was chosen, under its name', () => {
  const handleChange = vi.fn();
  render(
    <form aria-label="form">
      <RadioGroup label="Method" name="method" options={options} defaultValue="bank" onChange={handleChange} />
    </form>,
  );
  expect(sent()).toEqual({ method: 'bank' });
  fireEvent.click(screen.getByRole('radio', { name: 'Wallet' }));
  expect([sent(), handleChange.mock.calls]).toEqual([{ method: 'wallet' }, [['wallet']]]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Card' }).disabled).toBe(true);
});

test('its error and hint are read with the group, a detail with its own choice', () => {
  render(<RadioGroup label="Method" name="method" options={options} required error="Choose one" hint="Later too" />);
  const group = screen.getByRole('radiogroup', { name: 'Method' });
  expect(readWith(group)).toEqual(['Choose one', 'Later too']);
  expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual(['true', 'true']);
  expect(screen.getByRole('radio', { name: 'Bank' })).toBeDefined();
  expect(screen.getAllByRole('radio').map(readWith)).toEqual([['Three days'], [], []]);
});
