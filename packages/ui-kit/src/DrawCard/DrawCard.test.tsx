import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DrawCard } from './DrawCard.tsx';
import { DrawCardCountdown } from './DrawCardCountdown.tsx';

const faceAt = (seconds: number | undefined): string => {
  const { container, unmount } = render(<DrawCardCountdown label="Until the draw" seconds={seconds} over="Now" />);
  const face = container.textContent;
  unmount();
  return face;
};

it('shows minutes and seconds, hours if any, and a text when no second is left', () => {
  expect([59, 60, 3599, 3600, 86_399, 0, undefined].map(faceAt)).toEqual([
    '00:59',
    '01:00',
    '59:59',
    '01:00:00',
    '23:59:59',
    'Now',
    '',
  ]);
});

it('has the numbers as a list of their draw, and names the one that was drawn apart', () => {
  const special = { number: '08', label: 'Special number' };
  const result = { label: 'Numbers of no. 1', numbers: ['03', '03'], special };
  render(<DrawCard name="Six" number="No. 2" countdown={null} time="12:05" result={result} />);
  expect(screen.getByRole('article', { name: 'Six' })).toBeDefined();
  const list = screen.getByRole('list', { name: 'Numbers of no. 1' });
  expect([...list.children].map((item) => item.textContent)).toEqual(['03', '03', 'Special number 08']);
});
