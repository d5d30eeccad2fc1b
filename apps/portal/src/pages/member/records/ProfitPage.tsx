import type { Day } from '@baize/domain/days';
import {
  everyDay,
  MOST_FILE_ROWS,
  MOST_PROFIT_DAYS,
  profitFile,
  profitRange,
  useProfit,
  type ProfitDay,
} from '@baize/features/records';
import { useToday } from '@baize/features/system';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { RecordsPage } from '../../../site/records/RecordsPage.tsx';
import { days, rangeOf } from '../../../site/routes/search/filters.ts';
import { useFilters, type FilterState } from '../../../site/routes/useFilters.ts';
import { lazyExtra } from '../../../site/words/lazyWithWords.tsx';
import { GamesLink } from './FirstStep.tsx';
import { ProfitDaySheet } from './ProfitDaySheet.tsx';
import { RecordAmount } from './RecordAmount.tsx';
import { ChartRoom } from './Records.styles.ts';
import { useDayText } from './useDayText.ts';
import { useOpenedRow } from '../../../site/routes/useOpenedRow.ts';
import { useProfitLabels } from './useProfitLabels.ts';

const schema = { days: days('last30') };
const Chart = lazyExtra('member', () => import('./ProfitChart.tsx').then((chunk) => chunk.ProfitChart));

/** The member's profit and loss by day, with a chart of the same days (D20). */
export function ProfitPage() {
  const state = useFilters(schema);
  const today = useToday();
  // Days are those of the merchant's time zone.
  if (today === undefined) return <Skeleton shape="figure" />;
  return <ProfitDays state={state} today={today} />;
}

type ProfitDaysProps = { readonly state: FilterState<typeof schema>; readonly today: Day };

function ProfitDays({ state, today }: ProfitDaysProps) {
  const { t } = useLingui();
  const { isCut, ...range } = profitRange(rangeOf(state.filters.days, today), today);
  const records = useProfit(range);
  const { view } = records;
  const row = useOpenedRow();
  const labels = useProfitLabels();
  const most = MOST_PROFIT_DAYS;
  const opened = view.state === 'ready' ? view.items.find(({ day }) => day === row.key) : undefined;
  return (
    <>
      <RecordsPage
        records={records}
        columns={useProfitColumns()}
        rowKey={({ day }) => day}
        onOpen={({ day }) => row.open(day)}
        file={{ name: 'profit.csv', call: profitFile(range), most: MOST_FILE_ROWS }}
        firstStep={<GamesLink />}
        above={
          <>
            {isCut && (
              <FormMessage tone="hint">
                {t({
                  id: 'profit.cut',
                  message: plural(most, {
                    one: 'Only the last # day of this range is shown.',
                    other: 'Only the last # days of this range are shown.',
                  }),
                })}
              </FormMessage>
            )}
            {(view.state === 'ready' || view.state === 'loading') && (
              <ChartRoom>
                <Suspense fallback={<Skeleton shape="figure" />}>
                  {view.state === 'ready' && view.totals && (
                    <Chart
                      days={everyDay(view.items, view.isOld ? spanOf(view.items) : range)}
                      currency={view.totals.currency}
                    />
                  )}
                </Suspense>
              </ChartRoom>
            )}
          </>
        }
        filter={{
          state,
          today,
          words: {
            label: t({ id: 'profit.filter', message: 'Filter profit and loss' }),
            apply: t({ id: 'profit.show', message: 'Show these days' }),
            reset: t({ id: 'records.last30', message: 'Last 30 days' }),
          },
        }}
        totals={(totals) =>
          (['staked', 'won', 'net', 'bonus', 'rebate', 'deposited', 'withdrawn'] as const).map((id) => ({
            id,
            label: labels[id],
            value: <RecordAmount minor={totals[id]} currency={totals.currency} moves={id === 'net'} />,
          }))
        }
        words={{
          caption: t({ id: 'profit.caption', message: 'Your profit and loss by day' }),
          failed: t({ id: 'profit.failed', message: 'Your profit and loss could not be loaded' }),
          empty: t({ id: 'profit.none', message: 'You have not played in the last 30 days' }),
          noMatch: t({ id: 'profit.noMatch', message: 'You did not play in these days' }),
          count: (count) => t({ id: 'profit.count', message: plural(count, { one: '# day', other: '# days' }) }),
        }}
      />
      {opened && <ProfitDaySheet profit={opened} onClose={row.close} />}
    </>
  );
}

/** First and last day of loaded days, the last one first. */
const spanOf = (items: readonly ProfitDay[]) => ({ from: items.at(-1)?.day ?? '', to: items[0]?.day ?? '' });

const useProfitColumns = (): readonly RecordsColumn<ProfitDay>[] => {
  const { t } = useLingui();
  const { full } = useDayText();
  const labels = useProfitLabels();
  const amount = (id: 'staked' | 'won' | 'bonus' | 'rebate'): RecordsColumn<ProfitDay> => ({
    id,
    header: labels[id],
    align: 'end',
    cell: (row) => <RecordAmount minor={row[id]} currency={row.currency} />,
  });
  return [
    { id: 'day', header: t({ id: 'rebates.day', message: 'Day' }), width: 'large', cell: ({ day }) => full(day) },
    amount('staked'),
    amount('won'),
    { ...amount('bonus'), card: 'none' },
    { ...amount('rebate'), card: 'none' },
    {
      id: 'net',
      header: labels.net,
      align: 'end',
      card: 'figure',
      cell: ({ net, currency }) => <RecordAmount minor={net} currency={currency} moves />,
    },
  ];
};
