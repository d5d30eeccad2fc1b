import { categoryOrder } from '@baize/domain/categories';
import { useVendorList, useVendorName } from '@baize/features/catalogue';
import { bettingRecordFile, MOST_FILE_ROWS, useBettingRecord, type BettingRound } from '@baize/features/records';
import { useToday } from '@baize/features/system';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { Select } from '@baize/ui-kit/Select';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { RecordsPage } from '../../../site/records/RecordsPage.tsx';
import { anyDays, choice, rangeOf, text, type FiltersOf } from '../../../site/routes/search/filters.ts';
import { useFilters, type FilterState } from '../../../site/routes/useFilters.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { GamesLink } from './FirstStep.tsx';
import { RecordAmount } from './RecordAmount.tsx';
import { RecordBadge } from './RecordBadge.tsx';
import { roundBadges } from './recordLabels.ts';
import { RoundSheet } from './sheets.ts';
import { useCategoryName } from './useCategoryName.ts';
import { useDayGroup } from './useDayGroup.tsx';
import { useOpenedRow } from '../../../site/routes/useOpenedRow.ts';

const LONGEST_VASSALAGE = 32;
const schema = {
  days: anyDays,
  gameType: choice(['', ...categoryOrder], ''),
  vassalage: text(LONGEST_VASSALAGE),
};
type Filters = FiltersOf<typeof schema>;

/** The rounds and draws that the member has bet on, with filters in the address (D20). */
export function BettingRecordPage() {
  const state = useFilters(schema);
  const today = useToday();
  // The days of a preset depend on the merchant's time zone.
  if (state.filters.days !== undefined && today === undefined) return <Skeleton shape="figure" />;
  return <Rounds state={state} today={today} />;
}

type RoundsProps = { readonly state: FilterState<typeof schema>; readonly today: string | undefined };

function Rounds({ state, today }: RoundsProps) {
  const { t } = useLingui();
  const { days, gameType, vassalage } = state.filters;
  const filters = {
    ...(today === undefined ? {} : rangeOf(days, today)),
    gameType: gameType || undefined,
    vassalage: vassalage || undefined,
  };
  const records = useBettingRecord(filters);
  const row = useOpenedRow();
  return (
    <>
      <RecordsPage
        records={records}
        columns={useRoundColumns()}
        rowKey={({ id }) => id}
        onOpen={({ id }) => row.open(id)}
        group={useDayGroup(records, ({ placedAt: at, net, currency }) => ({ at, net, currency }))}
        file={{ name: 'bets.csv', call: bettingRecordFile(filters), most: MOST_FILE_ROWS }}
        firstStep={<GamesLink />}
        filter={
          today === undefined
            ? undefined
            : {
                state,
                today,
                controls: renderGameFilters,
                words: {
                  label: t({ id: 'bets.filter', message: 'Filter bets' }),
                  apply: t({ id: 'bets.show', message: 'Show bets' }),
                  reset: t({ id: 'bets.all', message: 'All bets' }),
                },
              }
        }
        totals={({ staked, won, net, currency }) => [
          {
            id: 'staked',
            label: t({ id: 'bets.staked', message: 'Staked' }),
            value: <RecordAmount minor={staked} currency={currency} />,
          },
          {
            id: 'won',
            label: t({ id: 'bets.prizes', message: 'Prizes' }),
            value: <RecordAmount minor={won} currency={currency} />,
          },
          {
            id: 'net',
            label: t({ id: 'records.net', message: 'Net' }),
            value: <RecordAmount minor={net} currency={currency} moves />,
          },
        ]}
        words={{
          caption: t({ id: 'bets.caption', message: 'Your bets' }),
          failed: t({ id: 'bets.failed', message: 'Your bets could not be loaded' }),
          empty: t({ id: 'bets.none', message: 'You have not placed a bet yet' }),
          noMatch: t({ id: 'bets.noMatch', message: 'No bets match this filter' }),
          count: (count) => t({ id: 'bets.count', message: plural(count, { one: '# bet', other: '# bets' }) }),
        }}
      />
      <Suspense>{row.key !== undefined && <RoundSheet id={row.key} onClose={row.close} />}</Suspense>
    </>
  );
}

const renderGameFilters = (filters: Filters, onChange: (filters: Filters) => void) => (
  <GameFilters filters={filters} onChange={onChange} />
);

const useRoundColumns = (): readonly RecordsColumn<BettingRound>[] => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const vendorName = useVendorName();
  return [
    { id: 'game', header: t({ id: 'bets.game', message: 'Game' }), cell: ({ gameName }) => gameName },
    {
      id: 'vendor',
      header: t({ id: 'bets.vendor', message: 'Game provider' }),
      card: 'line',
      cell: ({ vassalage }) => vendorName(vassalage),
    },
    {
      id: 'placed',
      header: t({ id: 'bets.placed', message: 'Placed' }),
      card: 'line',
      cell: ({ placedAt }) => dateTime(placedAt),
    },
    {
      id: 'staked',
      header: t({ id: 'bets.stake', message: 'Stake' }),
      align: 'end',
      cell: ({ staked, currency }) => <RecordAmount minor={staked} currency={currency} />,
    },
    {
      id: 'net',
      header: t({ id: 'records.net', message: 'Net' }),
      align: 'end',
      card: 'figure',
      cell: ({ net, status, currency }) =>
        status === 'open' ? '–' : <RecordAmount minor={net} currency={currency} moves />,
    },
    {
      id: 'status',
      header: t({ id: 'records.status', message: 'Status' }),
      card: 'line',
      cell: ({ status }) => <RecordBadge of={roundBadges[status]} />,
    },
  ];
};

type GameFiltersProps = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

/** Category and vendor; another category drops the vendor, which it may not have. */
function GameFilters({ filters, onChange }: GameFiltersProps) {
  const { t } = useLingui();
  const categoryName = useCategoryName();
  const { gameType, vassalage } = filters;
  const vendors = useVendorList(gameType || undefined);
  const known = vendors.map(({ vassalage: value, name: label }) => ({ value, label }));
  const isKnown = vassalage === '' || known.some(({ value }) => value === vassalage);
  return (
    <>
      <Select
        name="gameType"
        label={t({ id: 'bets.category', message: 'Category' })}
        value={gameType}
        options={[
          { value: '', label: t({ id: 'bets.allCategories', message: 'All categories' }) },
          ...categoryOrder.map((value) => ({ value, label: categoryName(value) })),
        ]}
        onChange={({ target }) => {
          const chosen = categoryOrder.find((code) => code === target.value) ?? '';
          onChange({ ...filters, gameType: chosen, vassalage: '' });
        }}
      />
      <Select
        name="vassalage"
        label={t({ id: 'bets.vendor', message: 'Game provider' })}
        value={vassalage}
        options={[
          { value: '', label: t({ id: 'bets.allVendors', message: 'All game providers' }) },
          ...known,
          // A vendor of the address that is unknown, or has not loaded.
          ...(isKnown ? [] : [{ value: vassalage, label: vassalage }]),
        ]}
        onChange={({ target }) => onChange({ ...filters, vassalage: target.value })}
      />
    </>
  );
}
