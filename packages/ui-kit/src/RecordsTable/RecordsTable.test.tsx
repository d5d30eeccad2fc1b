import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RecordsTable, type RecordsTableProps } from './RecordsTable.tsx';

type Bet = { id: string; stake: number };

const show = (more: Partial<RecordsTableProps<Bet>> = {}) =>
  render(
    <RecordsTable
      caption="Bets"
      columns={[
        { id: 'id', header: 'Bet', cell: ({ id }) => id },
        { id: 'stake', header: 'Stake', align: 'end', cell: ({ stake }) => stake, total: '30', isSortable: true },
        { id: 'result', header: 'Result', cell: () => 'lost' },
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

test('another column may name the row', () => {
  show({
    columns: [
      { id: 'stake', header: 'Stake', cell: ({ stake }) => stake },
      { id: 'id', header: 'Bet', isPrimary: true, cell: ({ id }) => id },
    ],
  });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
});

test('totals stand under their columns, and nothing where there is none', () => {
  show({ totalLabel: 'Total' });
  expect(texts().at(-1)).toEqual(['Total', '30', '']);
});

test('while rows are on their way it says so, without a total of what is not there', () => {
  const { container } = show({ status: 'loading', rows: [], totalLabel: 'Total', empty: <p>No bets</p> });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect([texts(), screen.queryByText('No bets')]).toEqual([[['Bet', 'Stake', 'Result']], null]);
  expect(container.querySelectorAll('tbody > tr')).toHaveLength(5);
});

test('without rows the notice stands in place of the table', () => {
  const { container } = show({ rows: [], empty: <p>No bets</p> });
  expect(container.textContent).toBe('No bets');
});

test('after a failure old rows stay beneath its notice, and alone it takes their place', () => {
  const failed = <p>Could not be loaded</p>;
  const { container, unmount } = show({ status: 'failed', failed, totalLabel: 'Total' });
  expect(screen.getByRole('alert').textContent).toBe('Could not be loaded');
  expect([texts().length, container.querySelector('[data-dimmed]') === null]).toEqual([4, false]);
  unmount();
  const { container: alone } = show({ status: 'failed', failed, rows: [], empty: <p>No bets</p> });
  expect(alone.textContent).toBe('Could not be loaded');
});

test('rows that are loaded again stay, too', () => {
  const { container } = show({ status: 'loading' });
  expect(texts()).toHaveLength(3);
  expect(container.querySelector('[data-dimmed][aria-busy]')).not.toBeNull();
});

test('a row is opened by its primary cell', () => {
  const handleOpen = vi.fn();
  show({ onOpen: handleOpen });
  fireEvent.click(screen.getByRole('button', { name: 'two' }));
  expect(handleOpen.mock.calls).toEqual([[{ id: 'two', stake: 20 }]]);
});

test('a sortable column says how it is sorted and asks its owner for another order', () => {
  const handleSort = vi.fn();
  const sort = { column: 'stake', direction: 'descending', onSort: handleSort } as const;
  const { unmount } = show({ sort });
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([null, 'descending', null]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Stake' }));
  expect(handleSort.mock.calls).toEqual([['stake']]);
  unmount();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('consecutive rows of a group have a header', () => {
  show({ group: { keyOf: ({ id }) => (id === 'one' ? 'Monday' : 'Tuesday'), header: (key) => `${key}: −10` } });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Monday: −10',
    'one',
    'Tuesday: −10',
    'two',
  ]);
});

test('a table that scrolls can be scrolled by keyboard', () => {
  show({ scrolls: true });
  expect(screen.getByRole('region', { name: 'Bets' }).tabIndex).toBe(0);
});
