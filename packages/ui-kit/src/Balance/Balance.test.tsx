import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Balance } from './Balance.tsx';

const words = { label: 'Balance', refreshLabel: 'Refresh' };

test('the refresh button turns until the call ends and then stands still', async () => {
  const handleRefresh = vi.fn();
  const { rerender } = render(<Balance {...words} amount="¥1.00" refreshing={false} onRefresh={handleRefresh} />);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(handleRefresh).toHaveBeenCalledTimes(1);
  rerender(<Balance {...words} amount="¥1.00" refreshing onRefresh={handleRefresh} />);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  rerender(
    <Balance {...words} amount="¥1.00" refreshing={false} failure="Could not be refreshed" onRefresh={handleRefresh} />,
  );
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
});

test('after a failed call the older amount stays and the failure is told', () => {
  render(<Balance {...words} amount="¥1.00" refreshing={false} failure="Could not be refreshed" onRefresh={vi.fn()} />);
  expect(screen.getByRole('status', { name: 'Balance' }).textContent).toBe('¥1.00');
  expect(screen.getByRole('button', { name: 'Refresh. Could not be refreshed' })).toBeDefined();
});

test('play money is said in a word that is part of its name', () => {
  render(<Balance {...words} kind="Play money" amount="¥1.00" refreshing={false} onRefresh={vi.fn()} />);
  expect(screen.getByText('Play money')).toBeDefined();
  expect(screen.getByRole('status', { name: 'Balance: Play money' }).textContent).toBe('¥1.00');
});

test('before the first answer no figure is claimed', () => {
  render(<Balance {...words} refreshing onRefresh={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['AED\u00a01,250,000.00', 'AED\u00a0|1,250,000.00'],
  ['CN¥1,250,000.00', 'CN¥|1,250,000.00'],
  ['1.250.000\u00a0₫', '1.250.000\u00a0|₫'],
  ['1,250,000₫', '1,250,000|₫'],
  ['-¥1.00', '-¥|1.00'],
])('%s may break between its currency and its figure, and nowhere else', (amount, parts) => {
  render(<Balance {...words} amount={amount} refreshing={false} onRefresh={vi.fn()} />);
  const shown = screen.getByRole('status', { name: 'Balance' });
  expect(shown.textContent).toBe(amount);
  expect(shown.querySelector('bdi')?.innerHTML.replaceAll('&nbsp;', '\u00a0').replaceAll('<wbr>', '|')).toBe(parts);
});

test('what could not be fetched at first is a dash, and no wait', () => {
  render(<Balance {...words} failure="Could not be fetched" refreshing={false} onRefresh={vi.fn()} />);
  const amount = screen.getByRole('status');
  expect([amount.textContent, amount.querySelector('[data-shape]')]).toEqual(['—', null]);
});

test('until the first answer the amount is waited for, and then no longer', () => {
  const { rerender } = render(<Balance {...words} refreshing onRefresh={vi.fn()} />);
  const amount = screen.getByRole('status');
  expect([amount.getAttribute('aria-busy'), amount.querySelector('[data-shape="figure"]') === null]).toEqual([
    'true',
    false,
  ]);
  rerender(<Balance {...words} amount="¥1.00" refreshing={false} onRefresh={vi.fn()} />);
  expect(amount.getAttribute('aria-busy')).toBe('false');
});

const balance = (refreshing: boolean, failure?: string) => (
  <Balance {...words} amount="¥1.00" refreshing={refreshing} failure={failure} onRefresh={vi.fn()} />
);

const sign = () => screen.getByRole('button').querySelector('path')?.getAttribute('d');

test('a failure is marked and told by a sign, which turns into the wait while it is tried again', () => {
  const { container, rerender } = render(balance(false));
  const arrow = sign();
  expect(container.querySelector('[data-failed], [data-kind="true"]')).toBeNull();
  rerender(balance(false, 'Could not be refreshed'));
  expect([sign() === arrow, container.querySelector('[data-failed]') === null]).toEqual([false, false]);
  rerender(balance(true, 'Could not be refreshed'));
  expect(sign()).toBe(arrow);
});
