import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

const limit = { most: 20, say: (left: number) => `${left} left` };
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' });
const count = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('it counts what is left, and reads it out only when that is little', () => {
  const handleChange = vi.fn();
  render(<TextArea label="Remark" name="remark" defaultValue="four" limit={limit} onChange={handleChange} />);
  expect([count(), screen.getByRole('status').textContent]).toEqual(['16 left', '']);
  type('0123456789');
  expect([count(), screen.getByRole('status').textContent]).toEqual(['10 left', '10 left']);
  expect(handleChange).toHaveBeenCalledTimes(1);
});

test('more than may be sent is kept and marked, up to the last character is right', () => {
  render(<TextArea label="Remark" name="remark" limit={limit} />);
  type('x'.repeat(20));
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  type('x'.repeat(21));
  expect([field().value.length, field().getAttribute('aria-invalid')]).toEqual([21, 'true']);
});

test('without a limit nothing is counted, and its error is read before its hint', () => {
  render(<TextArea label="Remark" name="remark" error="Empty" hint="A line" />);
  const read = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(read.map((id) => document.getElementById(id)?.textContent)).toEqual(['Empty', 'A line']);
  expect([field().getAttribute('aria-invalid'), screen.queryByRole('status')]).toEqual(['true', null]);
});
