import { accountRecordFile, MOST_FILE_ROWS, useAccountRecord, type AccountMovement } from '@baize/features/records';
import { useToday } from '@baize/features/system';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { Select } from '@baize/ui-kit/Select';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { RecordsPage } from '../../../site/records/RecordsPage.tsx';
import { anyDays, choice, rangeOf, type FiltersOf } from '../../../site/routes/search/filters.ts';
import { useFilters, type FilterState } from '../../../site/routes/useFilters.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { DepositLink } from './FirstStep.tsx';
import { RecordAmount } from './RecordAmount.tsx';
import { movementKinds, movementLabels } from './recordLabels.ts';
import { MovementSheet } from './sheets.ts';
import { useDayGroup } from './useDayGroup.tsx';
import { useOpenedRow } from '../../../site/routes/useOpenedRow.ts';

const schema = { days: anyDays, kind: choice(['', ...movementKinds], '') };
type Filters = FiltersOf<typeof schema>;

/** The movements of the member's main wallet, with filters in the address (REQ-073, D20). */
export function AccountRecordPage() {
  const state = useFilters(schema);
  const today = useToday();
  // The days of a preset depend on the merchant's time zone.
  if (state.filters.days !== undefined && today === undefined) return <Skeleton shape="figure" />;
  return <Movements state={state} today={today} />;
}

type MovementsProps = { readonly state: FilterState<typeof schema>; readonly today: string | undefined };

function Movements({ state, today }: MovementsProps) {
  const { t } = useLingui();
  const { days, kind } = state.filters;
  const filters = { ...(today === undefined ? {} : rangeOf(days, today)), kind: kind || undefined };
  const records = useAccountRecord(filters);
  const row = useOpenedRow();
  return (
    <>
      <RecordsPage
        records={records}
        columns={useMovementColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => row.open(id)}
        group={useDayGroup(records, ({ occurredAt: at, amount: net, currency }) => ({ at, net, currency }))}
        file={{ name: 'account.csv', call: accountRecordFile(filters), most: MOST_FILE_ROWS }}
        firstStep={<DepositLink />}
        filter={
          today === undefined
            ? undefined
            : {
                state,
                today,
                controls: renderKindFilter,
                words: {
                  label: t({ id: 'movements.filter', message: 'Filter transactions' }),
                  apply: t({ id: 'movements.show', message: 'Show transactions' }),
                  reset: t({ id: 'movements.all', message: 'All transactions' }),
                },
              }
        }
        totals={({ came, went, net, currency }) => [
          {
            id: 'came',
            label: t({ id: 'movements.in', message: 'Money in' }),
            value: <RecordAmount minor={came} currency={currency} />,
          },
          {
            id: 'went',
            label: t({ id: 'movements.out', message: 'Money out' }),
            value: <RecordAmount minor={went.replace('-', '')} currency={currency} />,
          },
          {
            id: 'net',
            label: t({ id: 'records.net', message: 'Net' }),
            value: <RecordAmount minor={net} currency={currency} moves />,
          },
        ]}
        words={{
          caption: t({ id: 'movements.caption', message: 'Your transactions' }),
          failed: t({ id: 'movements.failed', message: 'Your transactions could not be loaded' }),
          empty: t({ id: 'movements.none', message: 'You have no transactions yet' }),
          noMatch: t({ id: 'movements.noMatch', message: 'No transactions match this filter' }),
          count: (count) =>
            t({ id: 'movements.count', message: plural(count, { one: '# transaction', other: '# transactions' }) }),
        }}
      />
      <Suspense>{row.key !== undefined && <MovementSheet id={row.key} onClose={row.close} />}</Suspense>
    </>
  );
}

const renderKindFilter = (filters: Filters, onChange: (filters: Filters) => void) => (
  <KindFilter filters={filters} onChange={onChange} />
);

const useMovementColumns = (): readonly RecordsColumn<AccountMovement>[] => {
  const { t, i18n } = useLingui();
  const dateTime = useDateTime();
  return [
    {
      id: 'kind',
      header: t({ id: 'movements.kind', message: 'Type' }),
      cell: ({ kind }) => i18n._(movementLabels[kind]),
    },
    {
      id: 'time',
      header: t({ id: 'records.time', message: 'Time' }),
      card: 'line',
      cell: ({ occurredAt }) => dateTime(occurredAt),
    },
    {
      id: 'amount',
      header: t({ id: 'orders.amount', message: 'Amount' }),
      align: 'end',
      card: 'figure',
      cell: ({ amount, currency }) => <RecordAmount minor={amount} currency={currency} moves />,
    },
    {
      id: 'balance',
      header: t({ id: 'movements.balance', message: 'Balance after' }),
      align: 'end',
      cell: ({ balance, currency }) => <RecordAmount minor={balance} currency={currency} />,
    },
  ];
};

type KindFilterProps = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

function KindFilter({ filters, onChange }: KindFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <Select
      name="kind"
      label={t({ id: 'movements.kind', message: 'Type' })}
      value={filters.kind}
      options={[
        { value: '', label: t({ id: 'movements.allKinds', message: 'All types' }) },
        ...movementKinds.map((value) => ({ value, label: i18n._(movementLabels[value]) })),
      ]}
      onChange={({ target }) =>
        onChange({ ...filters, kind: movementKinds.find((kind) => kind === target.value) ?? '' })
      }
    />
  );
}
