import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table, type TableProps } from './Table.tsx';

const show = (more: Partial<TableProps<{ id: string; stake: number }>> = {}) =>
  render(
    <Table
      caption="Bets"
      columns={[
        { id: 'id', label: 'Bet', cell: ({ id }) => id },
        { id: 'stake', label: 'Stake', figures: true, cell: ({ stake }) => stake, total: '30' },
        { id: 'result', label: 'Result', cell: () => 'lost' },
      ]}
      rows={[
        { id: 'one', stake: 10 },
        { id: 'two', stake: 20 },
      ]}
      rowKey={({ id }) => id}
      {...more}
    />,
  );

const texts = () =>
  within(screen.getByRole('table', { name: 'Bets' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('each row is named by its first cell, and each cell knows the name of its column', () => {
  show();
  expect(texts()).toEqual([
    ['Bet', 'Stake', 'Result'],
    ['one', '10', 'lost'],
    ['two', '20', 'lost'],
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(screen.getAllByRole('cell').map((cell) => cell.dataset['label'])).toEqual([
    'Stake',
    'Result',
    'Stake',
    'Result',
  ]);
});

test('totals stand under their columns, and nothing where there is none', () => {
  show({ totalLabel: 'Total' });
  expect(texts().at(-1)).toEqual(['Total', '30', '']);
});

test('while rows are on their way it says so, without a total of what is not there', () => {
  show({ loading: true, rows: [], totalLabel: 'Total', notice: <p>No bets</p> });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect([texts(), screen.queryByText('No bets')]).toEqual([[['Bet', 'Stake', 'Result']], null]);
});

test('without rows the notice stands in place of the table', () => {
  const { container } = show({ rows: [], notice: <p>No bets</p> });
  expect(container.textContent).toBe('No bets');
});
