import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { PasswordField } from './PasswordField.tsx';

const renderField = () => {
  render(
    <KitWordsProvider words={englishWords}>
      <PasswordField label="Password" name="password" autoComplete="current-password" defaultValue="river-moon" />
    </KitWordsProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Password');
};

const drawn = () => screen.getByRole('button').querySelector('path')?.getAttribute('d');

test('[REQ-092] the password is shown and hidden again by one button', async () => {
  const field = renderField();
  const eye = drawn();
  expect([field.type, eye]).toEqual(['password', expect.stringContaining('M')]);
  await userEvent.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect([field.type, drawn()]).toEqual(['text', expect.stringContaining('M')]);
  expect(drawn()).not.toBe(eye);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password: Password' }));
  expect(field.type).toBe('password');
});

/** Imitates browsers, which move the caret to the start when the type of a field changes; jsdom does not. */
const throwCaret = (field: HTMLInputElement) => {
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'type');
  Object.defineProperty(field, 'type', {
    ...type,
    set(next: string) {
      type?.set?.call(field, next);
      field.setSelectionRange(0, 0);
    },
  });
};

test('[REQ-092] showing keeps focus, caret and what was typed', async () => {
  const field = renderField();
  throwCaret(field);
  field.focus();
  field.setSelectionRange(3, 5);
  await userEvent.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd, field.value]).toEqual([3, 5, 'river-moon']);
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

test('whoever is elsewhere stays there: showing moves neither focus nor caret into the field', async () => {
  const field = renderField();
  const placed = vi.spyOn(field, 'setSelectionRange');
  expect(fireEvent.mouseDown(screen.getByRole('button'))).toBe(false);
  fireEvent.click(screen.getByRole('button'));
  expect([document.activeElement, placed.mock.calls]).toEqual([document.body, []]);
});

test('what is wrong with it is read with it', () => {
  render(
    <KitWordsProvider words={englishWords}>
      <PasswordField label="Password" name="password" autoComplete="current-password" error="Too short" />
    </KitWordsProvider>,
  );
  const field = screen.getByLabelText('Password');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too short');
});

test('nothing corrects a password or begins it with a capital', () => {
  const field = renderField();
  expect([field.getAttribute('spellcheck'), field.getAttribute('autocapitalize')]).toEqual(['false', 'off']);
});
