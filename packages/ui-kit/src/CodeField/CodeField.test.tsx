import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CodeField, digitsOf } from './CodeField.tsx';

const renderField = () => {
  const handleComplete = vi.fn();
  render(<CodeField label="Code" name="code" length={6} onComplete={handleComplete} />);
  return { field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }), handleComplete };
};

const type = (field: HTMLInputElement, value: string, more: object = {}) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  fireEvent(field, Object.assign(new Event('input', { bubbles: true }), more));
  return field.value;
};

test.each([
  ['482 193', '482193'],
  ['Your code: 482-193.', '482193'],
  ['４８２１９３', '482193'],
  ['٤٨٢١٩٣', '482193'],
  ['۴۸۲۱۹۳', '482193'],
  ['४८२১৯৩', '482193'],
  ['၄၈၂១៩៣', '482193'],
  ['𝟜𝟠𝟐𝟏𝟿𝟛', '482193'],
  ['abc', ''],
])('of “%s” it takes %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test('a phone can fill it in, and the digits need no other keyboard', () => {
  const { field } = renderField();
  expect([field.autocomplete, field.inputMode, field.name, field.type]).toEqual([
    'one-time-code',
    'numeric',
    'code',
    'text',
  ]);
});

test('it says once that it is complete, and again when it has become so again', () => {
  const { field, handleComplete } = renderField();
  expect(['48219', '482193', '4821937', '48219', '482190'].map((text) => type(field, text))).toEqual([
    '48219',
    '482193',
    '482193',
    '48219',
    '482190',
  ]);
  expect(handleComplete.mock.calls).toEqual([['482193'], ['482190']]);
});

test('what is left out leaves the caret behind the digit that it was behind', () => {
  const { field } = renderField();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '48x21');
  field.setSelectionRange(3, 3);
  fireEvent(field, new Event('input', { bubbles: true }));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['4821', 2, 2]);
});

test('while an input method composes, nothing is taken from it; then all is', () => {
  const { field, handleComplete } = renderField();
  expect(type(field, '４８２１９３', { isComposing: true })).toBe('４８２１９３');
  expect(handleComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  expect([field.value, handleComplete.mock.calls]).toEqual(['482193', [['482193']]]);
});
