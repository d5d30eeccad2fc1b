import { betsFile, useBets } from '@baize/features/lottery';
import { useToday } from '@baize/features/system';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RecordsPage } from '../../site/records/RecordsPage.tsx';
import { useNumberedPage } from '../../site/records/useNumberedPage.ts';
import { anyDays, rangeOf } from '../../site/routes/search/filters.ts';
import { useFilters, type FilterState } from '../../site/routes/useFilters.ts';
import { useBetColumns } from './useBetColumns.tsx';

const schema = { days: anyDays };

/**
 * The member's bets on a lottery with a filter by days, which is kept in the address; results are refetched soon after
 * a draw.
 */
export function BetHistory({ code }: { readonly code: string }) {
  const state = useFilters(schema);
  const today = useToday();
  // The days of a preset depend on the merchant's time zone.
  if (state.isFiltered && today === undefined) return <Skeleton shape="figure" />;
  return <Bets code={code} state={state} today={today} />;
}

type BetsProps = {
  readonly code: string;
  readonly state: FilterState<typeof schema>;
  readonly today: string | undefined;
};

function Bets({ code, state, today }: BetsProps) {
  const { t } = useLingui();
  const paging = useNumberedPage(state.filters);
  const days = today === undefined ? {} : rangeOf(state.filters.days, today);
  return (
    <RecordsPage
      records={useBets(code, paging.page, days)}
      columns={useBetColumns()}
      rowKey={({ id }) => id}
      paging={paging}
      file={{ name: 'bets.csv', call: betsFile(code, days) }}
      filter={
        today === undefined
          ? undefined
          : {
              state,
              today,
              words: {
                label: t({ id: 'lottery.bets.filter.of', message: 'Filter bets' }),
                apply: t({ id: 'lottery.bets.show', message: 'Show bets' }),
                reset: t({ id: 'lottery.bets.allDays', message: 'All dates' }),
              },
            }
      }
      words={{
        caption: t({ id: 'lottery.bets', message: 'My bets' }),
        failed: t({ id: 'lottery.betsFailed', message: 'Your bets could not be loaded' }),
        empty: t({ id: 'lottery.bets.none', message: 'You have not bet on this lottery yet' }),
        noMatch: t({ id: 'lottery.bets.noneInDays', message: 'You placed no bets on this lottery in these days' }),
        pages: t({ id: 'lottery.bets.pages', message: 'Pages of bets' }),
        count: (count) => t({ id: 'lottery.bets.count', message: plural(count, { one: '# bet', other: '# bets' }) }),
      }}
    />
  );
}
