import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { Table, type TableProps } from './Table.tsx';

type Bet = { id: string; game: string; placed: string; stake: string; result: string };

const bets: readonly Bet[] = [
  {
    id: '1',
    game: 'Kites over the bay',
    placed: '21 Nov 2026, 14:05',
    stake: 'AED\u00A020.00',
    result: '+AED\u00A01,250.00',
  },
  {
    id: '2',
    game: 'Marea alta: la leyenda de los siete buscadores de perlas',
    placed: '20 Nov 2026, 09:41',
    stake: 'AED\u00A01,250,000.00',
    result: '−AED\u00A01,250,000.00',
  },
];

const args: TableProps<Bet> = {
  caption: 'Bets',
  columns: [
    { id: 'game', label: 'Game', cell: ({ game }) => game },
    { id: 'placed', label: 'Placed on', cell: ({ placed }) => placed },
    { id: 'stake', label: 'Stake', figures: true, cell: ({ stake }) => stake, total: 'AED\u00A01,250,020.00' },
    { id: 'result', label: 'Result', figures: true, cell: ({ result }) => result, total: '−AED\u00A01,248,750.00' },
  ],
  rows: bets,
  rowKey: ({ id }) => id,
  totalLabel: 'Total',
};

const meta = { component: Table<Bet>, args } satisfies Meta<typeof Table<Bet>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rows with totals; in a narrow place cards, which remain a table for screen readers. */
export const RowsAndCards: Story = {
  name: 'Rows and cards',
  render: (props) => (
    <>
      <Table {...props} />
      <NarrowPlace>
        <Table {...props} caption="Narrow" />
      </NarrowPlace>
    </>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Narrow' });
    await expect(table.querySelector('tbody > tr')).toHaveStyle({ display: 'grid' });
    await expect(canvas.getAllByRole('columnheader', { name: 'Stake' })).toHaveLength(2);
    await expect(canvas.getAllByRole('rowheader', { name: 'Kites over the bay' })).toHaveLength(2);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};
export const Loading: Story = { args: { loading: true, rows: [] } };
