import type { Records } from '@baize/features/paging';
import { netByDay } from '@baize/features/records';
import type { RecordsTableProps } from '@baize/ui-kit/RecordsTable';
import { RecordAmount } from './RecordAmount.tsx';
import { DayHead } from './Records.styles.ts';
import { useDayText } from './useDayText.ts';

type Net = { readonly at: string; readonly net: string; readonly currency: string };

/** Groups cards by the merchant's day, each headed by the day and its net; `netOf` reads a row. */
export const useDayGroup = <Row,>(
  { view }: Records<Row, unknown>,
  netOf: (row: Row) => Net,
): NonNullable<RecordsTableProps<Row>['group']> => {
  const { full, dayOf, timeZone } = useDayText();
  const rows = view.state === 'ready' ? view.items.map((row) => netOf(row)) : [];
  const nets = netByDay(rows, timeZone, view.state === 'ready' && view.more !== undefined);
  const currency = rows[0]?.currency ?? '';
  return {
    keyOf: (row) => dayOf(netOf(row).at),
    header: (day) => {
      const net = nets.get(day);
      return (
        <DayHead>
          <span>{full(day)}</span>
          {net !== undefined && <RecordAmount minor={net} currency={currency} moves />}
        </DayHead>
      );
    },
  };
};
