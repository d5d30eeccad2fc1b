import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmountText } from './AmountText.tsx';

test.each([
  ['in', '¥1.00', '+¥1.00'],
  ['out', '¥1.00', '−¥1.00'],
  ['none', '¥0.00', '¥0.00'],
  [undefined, '-¥1.00', '-¥1.00'],
  ['out', '\u200f1.00\u00a0SAR', '\u200f\u200e−1.00\u00a0SAR'],
] as const)('direction %s of %s is written as %s', (direction, amount, written) => {
  const { container } = render(<AmountText direction={direction} amount={amount} />);
  const frame = container.firstElementChild;
  expect([frame?.textContent, frame?.getAttribute('data-direction')]).toEqual([written, direction ?? null]);
  expect([frame?.localName, frame?.getAttribute('translate')]).toEqual(['bdi', 'no']);
});

test('an amount that does not count is struck through, and keeps its own direction', () => {
  const { container } = render(<AmountText amount="¥1.00" struck />);
  const frame = container.firstElementChild;
  expect([frame?.localName, frame?.textContent, frame?.getAttribute('dir')]).toEqual(['s', '¥1.00', 'auto']);
});
