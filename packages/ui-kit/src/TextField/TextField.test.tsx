import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('the error is read with its field and marks it as invalid', () => {
  render(<TextField label="Username" name="username" error="Input cannot be empty" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(message?.textContent).toBe('Input cannot be empty');
});

test('a field without an error carries no mark of one', () => {
  render(<TextField label="Username" name="username" />);
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('the mark of a required field is not part of its name', () => {
  render(<TextField label="Username" name="username" required />);
  expect(screen.getByRole('textbox', { name: 'Username' })).toBeDefined();
});
