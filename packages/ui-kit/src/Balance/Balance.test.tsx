import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Balance } from './Balance.tsx';

const words = { label: 'Balance', refreshLabel: 'Refresh' };

test('[REQ-043] the refresh button turns until the call ends and then stands still', async () => {
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

test('[REQ-043] after a failed call the older amount stays and the failure is told', () => {
  render(<Balance {...words} amount="¥1.00" refreshing={false} failure="Could not be refreshed" onRefresh={vi.fn()} />);
  expect(screen.getByRole('status', { name: 'Balance' }).textContent).toBe('¥1.00');
  expect(screen.getByRole('button', { name: 'Refresh. Could not be refreshed' })).toBeDefined();
});

test('before the first answer no figure is claimed', () => {
  render(<Balance {...words} refreshing onRefresh={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
