import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AmountText } from '../AmountText/AmountText.tsx';
import { Button } from '../Button/Button.tsx';
import { FormMessage } from '../FormMessage/FormMessage.tsx';
import { StatusBadge, type StatusTone } from '../StatusBadge/StatusBadge.tsx';
import { StatusScreen } from '../StatusScreen/StatusScreen.tsx';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { inArabic } from '../testing/words.tsx';
import { RecordsTable, type RecordsTableProps } from './RecordsTable.tsx';

type Bet = {
  id: string;
  game: string;
  day: string;
  time: string;
  stake: string;
  result: string;
  direction: 'in' | 'out' | 'none';
  status: string;
  tone: StatusTone;
};

const bet = (id: string, game: string, day: string, more: Partial<Bet> = {}): Bet => ({
  id,
  game,
  day,
  time: '14:05',
  stake: 'AED\u00A020.00',
  result: 'AED\u00A01,250.00',
  direction: 'in',
  status: 'Settled',
  tone: 'success',
  ...more,
});

const bets: readonly Bet[] = [
  bet('1', 'Kites over the bay', '21 Nov 2026'),
  bet('2', 'Tide', '21 Nov 2026', { direction: 'out', result: 'AED\u00A020.00', time: '11:40' }),
  bet('3', 'Marea alta: la leyenda de los siete buscadores de perlas', '20 Nov 2026', {
    stake: 'AED\u00A01,250,000.00',
    result: 'AED\u00A01,250,000.00',
    direction: 'out',
    time: '09:41',
  }),
  bet('4', 'Gems', '20 Nov 2026', { direction: 'none', result: 'AED\u00A00.00', status: 'Open', tone: 'waiting' }),
];

const args: RecordsTableProps<Bet> = {
  caption: 'Bets',
  columns: [
    { id: 'game', header: 'Game', isPrimary: true, cell: ({ game }) => game },
    { id: 'placed', header: 'Placed on', card: 'line', width: 'large', cell: ({ day, time }) => `${day}, ${time}` },
    {
      id: 'status',
      header: 'Status',
      card: 'line',
      width: 'medium',
      cell: (one) => <StatusBadge word={one.status} tone={one.tone} />,
    },
    {
      id: 'stake',
      header: 'Stake',
      align: 'end',
      width: 'large',
      isSortable: true,
      cell: ({ stake }) => <AmountText amount={stake} />,
      total: <AmountText amount={'AED\u00A01,250,060.00'} />,
    },
    {
      id: 'result',
      header: 'Result',
      align: 'end',
      card: 'figure',
      width: 'large',
      isSortable: true,
      cell: ({ direction, result }) => <AmountText direction={direction} amount={result} />,
      total: <AmountText direction="out" amount={'AED\u00A01,248,770.00'} />,
    },
  ],
  rows: bets,
  rowKey: ({ id }) => id,
  totalLabel: 'Total',
};

const meta = { component: RecordsTable<Bet>, args } satisfies Meta<typeof RecordsTable<Bet>>;
export default meta;

type Story = StoryObj<typeof meta>;

const inBoth: Story['render'] = (props) => (
  <>
    <RecordsTable {...props} />
    <NarrowPlace>
      <RecordsTable {...props} caption="Narrow" />
    </NarrowPlace>
  </>
);

const nets: Record<string, string> = { '21 Nov 2026': '+AED\u00A01,230.00', '20 Nov 2026': '−AED\u00A01,250,000.00' };

const byDay: RecordsTableProps<Bet>['group'] = {
  keyOf: ({ day }) => day,
  header: (day) => (
    <>
      <bdi>{day}</bdi>
      <AmountText amount={nets[day] ?? ''} />
    </>
  ),
};

/** Rows with totals; in a narrow place cards under their days, which remain a table for screen readers. */
export const RowsAndCards: Story = {
  name: 'Rows and cards',
  args: { group: byDay },
  render: inBoth,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Narrow' });
    await expect(table.querySelector('tbody > tr:last-child')).toHaveStyle({ display: 'flex' });
    await expect(canvas.getAllByRole('columnheader', { name: 'Stake' })).toHaveLength(2);
    await expect(canvas.getAllByRole('rowheader', { name: 'Kites over the bay' })).toHaveLength(2);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

/** Without places for cards: every column is a name and a value. */
export const Pairs: Story = {
  args: { columns: args.columns.map((column) => ({ ...column, card: undefined })) },
  render: (props) => (
    <NarrowPlace>
      <RecordsTable {...props} />
    </NarrowPlace>
  ),
};

/** Placeholder rows, as high as those to come. */
export const Loading: Story = {
  args: { status: 'loading', rows: [], placeholders: 4 },
  render: (props) => (
    <>
      <RecordsTable {...props} />
      <RecordsTable {...props} caption="Loaded" status="ready" rows={[bets[0] as Bet]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('tbody > tr')].map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const LoadingCards: Story = { args: { status: 'loading', rows: [], placeholders: 2 }, render: inBoth };
export const LoadingAgain: Story = { args: { status: 'loading' } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <StatusScreen
        compact
        kind="empty"
        title="No bets yet"
        text="Your bets appear here."
        action={<Button>Play</Button>}
      />
    ),
  },
};
export const Failed: Story = {
  args: {
    rows: [],
    status: 'failed',
    failed: <StatusScreen compact kind="error" title="Could not be loaded" action={<Button>Try again</Button>} />,
  },
};
export const FailedAgain: Story = {
  args: { status: 'failed', failed: <FormMessage>Could not be refreshed</FormMessage> },
  render: inBoth,
};

/** Each row opens; the headers of two columns sort. */
export const Opening: Story = {
  args: { onOpen: fn(), sort: { column: 'stake', direction: 'descending', onSort: fn() } },
  render: inBoth,
  play: async ({ canvas, args: { onOpen } }) => {
    const [row] = canvas.getAllByRole('row', { name: /Tide/ });
    const result = row?.lastElementChild?.getBoundingClientRect();
    const hit = document.elementFromPoint((result?.left ?? 0) + 4, (result?.top ?? 0) + 4);
    (hit as HTMLElement).click();
    await expect(onOpen).toHaveBeenCalledTimes(1);
  },
};

/** More columns than fit: the first, the header and the totals stay in sight. */
function Many(props: ComponentProps<typeof RecordsTable<Bet>>) {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  const turn = () => setDirection(direction === 'ascending' ? 'descending' : 'ascending');
  const [game, ...others] = props.columns;
  const more = Array.from({ length: 3 }, (_, place) => others.map((one) => ({ ...one, id: `${one.id}${place}` })));
  return (
    <RecordsTable
      {...props}
      scrolls
      density="compact"
      columns={game ? [game, ...more.flat()] : []}
      rows={Array.from({ length: 10 }, (_, place) => bets.map((one) => ({ ...one, id: `${one.id}-${place}` }))).flat()}
      sort={{ column: 'stake0', direction, onSort: turn }}
    />
  );
}

export const Scrolling: Story = { render: (props) => <Many {...props} /> };

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    caption: 'الرهانات',
    totalLabel: 'المجموع',
    columns: args.columns.map((column, place) => ({
      ...column,
      header: ['اللعبة', 'التاريخ', 'الحالة', 'الرهان', 'النتيجة'][place] ?? '',
    })),
  },
  render: inBoth,
};
