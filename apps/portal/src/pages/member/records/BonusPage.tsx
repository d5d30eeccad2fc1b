import { isWagerable, useBonusRecord, type BonusEntry } from '@baize/features/records';
import { useToday } from '@baize/features/system';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { RecordsPage } from '../../../site/records/RecordsPage.tsx';
import { anyDays, rangeOf } from '../../../site/routes/search/filters.ts';
import { useFilters, type FilterState } from '../../../site/routes/useFilters.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { PromotionsLink } from './FirstStep.tsx';
import { RecordAmount } from './RecordAmount.tsx';
import { RecordBadge } from './RecordBadge.tsx';
import { bonusBadges, bonusSources } from './recordLabels.ts';
import { MovementSheet } from './sheets.ts';
import { useOpenedRow } from '../../../site/routes/useOpenedRow.ts';
import { WageredBar } from './WageredBar.tsx';

const schema = { days: anyDays };

/** The bonuses that the member was paid, each with what is left to wager (D20). */
export function BonusPage() {
  const state = useFilters(schema);
  const today = useToday();
  // The days of a preset depend on the merchant's time zone.
  if (state.isFiltered && today === undefined) return <Skeleton shape="figure" />;
  return <Bonuses state={state} today={today} />;
}

type BonusesProps = { readonly state: FilterState<typeof schema>; readonly today: string | undefined };

function Bonuses({ state, today }: BonusesProps) {
  const { t } = useLingui();
  const row = useOpenedRow();
  return (
    <>
      <RecordsPage
        records={useBonusRecord(today === undefined ? {} : rangeOf(state.filters.days, today))}
        columns={useBonusColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => row.open(id)}
        firstStep={<PromotionsLink />}
        filter={
          today === undefined
            ? undefined
            : {
                state,
                today,
                words: {
                  label: t({ id: 'bonuses.filter', message: 'Filter bonuses' }),
                  apply: t({ id: 'bonuses.show', message: 'Show bonuses' }),
                  reset: t({ id: 'bonuses.all', message: 'All bonuses' }),
                },
              }
        }
        totals={({ amount, currency }) => [
          {
            id: 'amount',
            label: t({ id: 'bonuses.total', message: 'Bonuses in all' }),
            value: <RecordAmount minor={amount} currency={currency} moves />,
          },
        ]}
        words={{
          caption: t({ id: 'bonuses.caption', message: 'Your bonuses' }),
          failed: t({ id: 'bonuses.failed', message: 'Your bonuses could not be loaded' }),
          empty: t({ id: 'bonuses.none', message: 'You have not received a bonus yet' }),
          noMatch: t({ id: 'bonuses.noMatch', message: 'You received no bonus in these days' }),
          count: (count) => t({ id: 'bonuses.count', message: plural(count, { one: '# bonus', other: '# bonuses' }) }),
        }}
      />
      <Suspense>{row.key !== undefined && <MovementSheet id={row.key} onClose={row.close} />}</Suspense>
    </>
  );
}

const useBonusColumns = (): readonly RecordsColumn<BonusEntry>[] => {
  const { t, i18n } = useLingui();
  const dateTime = useDateTime();
  return [
    {
      id: 'title',
      header: t({ id: 'bonuses.title', message: 'Bonus' }),
      cell: ({ title, source }) => title || i18n._(bonusSources[source]),
    },
    {
      id: 'time',
      header: t({ id: 'bonuses.at', message: 'Paid on' }),
      card: 'line',
      cell: ({ at }) => dateTime(at),
    },
    {
      id: 'status',
      header: t({ id: 'records.status', message: 'Status' }),
      card: 'line',
      cell: ({ status }) => <RecordBadge of={bonusBadges[status]} />,
    },
    {
      id: 'wagered',
      header: t({ id: 'bonuses.required', message: 'Wagering requirement' }),
      width: 'large',
      cell: (bonus) => (isWagerable(bonus) ? <WageredBar bonus={bonus} /> : '–'),
    },
    {
      id: 'amount',
      header: t({ id: 'orders.amount', message: 'Amount' }),
      align: 'end',
      card: 'figure',
      width: 'medium',
      cell: ({ amount, currency }) => <RecordAmount minor={amount} currency={currency} moves />,
    },
  ];
};
