import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateRangeField } from './DateRangeField.tsx';
import type { Days } from './DateRangeField.types.ts';

const show = (value: Days) => {
  const handleChange = vi.fn();
  render(
    <DateRangeField
      label="When"
      name="bets"
      value={value}
      onChange={handleChange}
      presets={[
        { id: 'last7', label: 'Last 7', days: { from: '2026-02-23', to: '2026-03-01' } },
        { id: 'next7', label: 'Next 7', days: { from: '2026-03-01', to: '2026-03-07' } },
      ]}
      fromLabel="From"
      toLabel="To"
      orderText="Too early"
      min="2026-01-01"
    />,
  );
  return handleChange;
};

const line = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('one date is changed and the other stays, a preset changes both', () => {
  const handleChange = show({ from: '2026-02-23', to: '2026-03-01' });
  fireEvent.change(line('From'), { target: { value: '2026-02-01' } });
  fireEvent.change(line('To'), { target: { value: '2026-03-05' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next 7' }));
  expect(handleChange.mock.calls).toEqual([
    [{ from: '2026-02-01', to: '2026-03-01' }],
    [{ from: '2026-02-23', to: '2026-03-05' }],
    [{ from: '2026-03-01', to: '2026-03-07' }],
  ]);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
});

test.each([
  ['2026-03-01', '2026-02-28', 'Too early'],
  ['2026-03-01', '2026-03-01', undefined],
  ['', '2026-02-28', undefined],
  ['2026-03-01', '', undefined],
])('from %s to %s: %s', (from, to, said) => {
  show({ from, to });
  const described = line('To').getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toBe(said);
});

test('the calendar offers no second date before the first, and none outside of what there is', () => {
  show({ from: '2026-02-23', to: '' });
  expect([line('From').min, line('To').min]).toEqual(['2026-01-01', '2026-02-23']);
  expect([line('From').name, line('To').name]).toEqual(['betsFrom', 'betsTo']);
});
