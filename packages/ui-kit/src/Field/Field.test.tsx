import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { englishWords } from '../testing/words.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldProps } from './Field.tsx';

const named = { label: 'Field', name: 'field' };
const controls: [string, (props: Pick<FieldProps, 'error' | 'hint'>) => ReactNode][] = [
  ['a line of text', (props) => <TextField {...named} {...props} />],
  ['a password', (props) => <PasswordField {...named} autoComplete="new-password" {...props} />],
  ['a list', (props) => <Select {...named} options={[]} {...props} />],
];

const renderControl = (control: ReactNode) => {
  render(<KitWordsProvider words={englishWords}>{control}</KitWordsProvider>);
  return screen.getByLabelText('Field');
};

/** The texts of a control's `aria-describedby`, in order. */
const readWith = (control: HTMLElement) => {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};

test.each(controls)('the error of %s is read before its hint, and marks it as invalid', (_, control) => {
  const field = renderControl(control({ error: 'Input cannot be empty', hint: '6 to 12 letters' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(readWith(field)).toEqual(['Input cannot be empty', '6 to 12 letters']);
});

test.each(controls)('the hint of %s is read with it and is no error', (_, control) => {
  const field = renderControl(control({ hint: '6 to 12 letters' }));
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(readWith(field)).toEqual(['6 to 12 letters']);
});

test.each(controls)('without either nothing is read with %s', (_, control) => {
  const field = renderControl(control({}));
  expect([field.hasAttribute('aria-invalid'), field.hasAttribute('aria-describedby')]).toEqual([false, false]);
});

test('a tick that is missing says so, and only then', () => {
  const { rerender } = render(<Checkbox name="terms">I accept</Checkbox>);
  const tick = screen.getByRole('checkbox', { name: 'I accept' });
  expect([tick.hasAttribute('aria-invalid'), readWith(tick)]).toEqual([false, []]);
  rerender(
    <Checkbox name="terms" error="Please accept">
      I accept
    </Checkbox>,
  );
  expect([tick.getAttribute('aria-invalid'), readWith(tick)]).toEqual(['true', ['Please accept']]);
});

test('only a required field bears the mark of one', () => {
  render(
    <>
      <TextField label="Username" name="username" required />
      <TextField label="Nickname" name="nickname" />
    </>,
  );
  expect(screen.getByText('Username').hasAttribute('data-required')).toBe(true);
  expect(screen.getByText('Nickname').hasAttribute('data-required')).toBe(false);
});
