import type { Records, RecordList } from '@baize/features/paging';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { anyDays } from '../routes/search/filters.ts';
import { useFilters } from '../routes/useFilters.ts';
import { RecordsPage } from './RecordsPage.tsx';

type Row = { readonly id: string; readonly name: string };
type Totals = { readonly paid: string };

const list: RecordList<Row, Totals> & { readonly state: 'ready' } = {
  state: 'ready',
  items: [{ id: '1', name: 'First' }],
  byPage: [[{ id: '1', name: 'First' }]],
  totals: { paid: '12.00' },
  count: 1,
  pages: undefined,
  more: undefined,
  isOld: false,
  failure: undefined,
};
const words = { caption: 'Payments', failed: 'Not loaded', empty: 'No payments', noMatch: 'None in these days' };
const columns = [{ id: 'name', header: 'Name', cell: ({ name }: Row) => name }];
const file = { name: 'payments.csv', call: vi.fn() };
const schema = { days: anyDays };

type Options = { readonly path?: string; readonly retry?: () => void };

const show = async (view: Records<Row, Totals>['view'], { path = '/', retry = vi.fn() }: Options = {}) => {
  function Payments() {
    return (
      <RecordsPage
        records={{ view, retry }}
        columns={columns}
        rowKey={({ id }) => id}
        words={{ ...words, count: (count) => `${count} payments` }}
        filter={{
          state: useFilters(schema),
          today: '2026-03-02',
          words: { label: 'Filter payments', apply: 'Show', reset: 'All dates' },
        }}
        totals={({ paid }) => [{ id: 'paid', label: 'Paid', value: paid }]}
        file={file}
      />
    );
  }
  await renderInSite(<Payments />, path);
};

it('rows are a table with their number, totals and file', async () => {
  await show(list);
  expect(screen.getByRole('table', { name: 'Payments' }).textContent).toContain('First');
  expect(screen.getByText('1 payments')).toBeTruthy();
  expect(screen.getByText('Paid').nextElementSibling?.textContent).toBe('12.00');
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('old rows stay without a number while other filters load, and after a failure with its reason', async () => {
  await show({ ...list, isOld: true, failure: { kind: 'network' } });
  expect(screen.getByText('First')).toBeTruthy();
  expect(screen.getByText('Not loaded')).toBeTruthy();
  expect(screen.queryByText('1 payments')).toBeNull();
});

it('further rows are loaded on demand, and again after a failure', async () => {
  const load = vi.fn();
  await show({ ...list, more: { state: 'idle', load, error: undefined } });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(load).toHaveBeenCalledOnce();
  await show({ ...list, more: { state: 'failed', load, error: { kind: 'network' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['/', 'No payments'],
  ['/?days=today', 'None in these days'],
])('at %s an empty list is "%s", without a file', async (path, said) => {
  await show({ state: 'empty' }, { path });
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText('0 payments')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
});

it('a failed list is loaded again', async () => {
  const retry = vi.fn();
  await show({ state: 'failed', error: undefined }, { retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  [10_000, false],
  [10_001, true],
])('with %i entries, the file is said to be cut off: %s [REQ-226]', async (count, isSaid) => {
  await show({ ...list, count });
  expect(screen.queryByText(/^The file contains the latest 10,000 of 10,001 entries/u) !== null).toBe(isSaid);
});
