import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MoneyChange, type MoneyChangeProps } from '../MoneyChange/MoneyChange.tsx';
import { PlayLine } from './PlayLine.tsx';

afterEach(cleanup);

const line = (seconds: number | undefined) => (
  <PlayLine label="This session" timeLabel="Time in play" seconds={seconds}>
    <span>Play money</span>
  </PlayLine>
);

it.each([
  [undefined, '00:00', 'PT0H0M0S'],
  [0, '00:00', 'PT0H0M0S'],
  [59, '00:59', 'PT0H0M59S'],
  [60, '01:00', 'PT0H1M0S'],
  [3599, '59:59', 'PT0H59M59S'],
  [3600, '1:00:00', 'PT1H0M0S'],
  [36_061, '10:01:01', 'PT10H1M1S'],
])('%j seconds are written %s', (seconds, face, duration) => {
  render(line(seconds));
  const time = screen.getByRole('timer', { name: 'Time in play' });
  expect([time.textContent, time.getAttribute('datetime')]).toEqual([face, duration]);
  expect(time.closest('[data-play]')?.textContent).toBe(`This session${face}Play money`);
});

it.each<[MoneyChangeProps['direction'], string]>([
  ['in', '+¥1.00'],
  ['out', '−¥1.00'],
  ['none', '¥1.00'],
])('money that is %s has a sign beside its word, which a quiet one does not show', (direction, written) => {
  const { container } = render(<MoneyChange quiet direction={direction} amount="¥1.00" word="the word" />);
  expect(container.querySelector('bdi')?.textContent).toBe(written);
  expect(getComputedStyle(screen.getByText('the word')).position).toBe('absolute');
});

it('a sign stands where the marks of Arabic keep it before the figure', () => {
  const { container } = render(<MoneyChange direction="out" amount={'\u200f5.00\u00a0AED'} word="the word" />);
  expect(container.querySelector('bdi')?.textContent).toBe('\u200f\u200e−5.00\u00a0AED');
});
