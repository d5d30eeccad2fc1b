import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../testing/words.tsx';
import { PasswordField } from './PasswordField.tsx';

function renderField() {
  render(
    <KitWordsProvider words={englishWords}>
      <PasswordField label="Password" name="password" autoComplete="current-password" defaultValue="river-moon" />
    </KitWordsProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Password');
}

test('[REQ-092] the password is shown and hidden again by one button', async () => {
  const field = renderField();
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(field.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password: Password' }));
  expect(field.type).toBe('password');
});

test('[REQ-092] showing keeps focus and what was typed', async () => {
  const field = renderField();
  field.focus();
  await userEvent.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('river-moon');
});

test('two of them on one screen are told apart by their fields', () => {
  render(
    <KitWordsProvider words={englishWords}>
      <PasswordField label="Current password" name="oldPassword" autoComplete="current-password" />
      <PasswordField label="New password" name="newPassword" autoComplete="new-password" />
    </KitWordsProvider>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Show password: Current password',
    'Show password: New password',
  ]);
});
