import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './Stepper.tsx';

const steps = ['phone', 'details', 'end'].map((id) => ({ id, label: id }));

const heard = (current: string | undefined) => {
  render(<Stepper label={`at ${current}`} steps={steps} current={current} doneText="done" />);
  const rows = within(screen.getByRole('list', { name: `at ${current}` })).getAllByRole('listitem');
  return rows.map((row) => [row.lastElementChild?.textContent, row.getAttribute('aria-current')]);
};

test('steps behind are said to be done, and one of them is where one is', () => {
  expect(heard('details')).toEqual([
    ['phone, done', null],
    ['details', 'step'],
    ['end', null],
  ]);
  expect(heard(undefined)).toEqual([
    ['phone, done', null],
    ['details, done', null],
    ['end, done', null],
  ]);
});
