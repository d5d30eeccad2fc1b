import type { Day } from '@baize/domain/days';
import { type Bet, useBets } from '@baize/features/lottery';
import { useToday } from '@baize/features/system';
import { Balls } from '@baize/ui-kit/Balls';
import { Pagination } from '@baize/ui-kit/Pagination';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { anyDays, rangeOf, type DaysFilter } from '../../site/routes/search/filters.ts';
import { useFilters } from '../../site/routes/useFilters.ts';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { useMoney } from '../../site/words/useMoney.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { BetFilter } from './BetFilter.tsx';
import { BetsFile } from './BetsFile.tsx';
import { drawNumber } from './drawNumber.ts';
import { HistoryList, HistoryRow, LotteryStack } from './LotteryPage.styles.ts';
import { usePlayWords } from './usePlayWords.ts';

const schema = { days: anyDays };

/**
 * The member's bets on a lottery with a filter by days, which is kept in the address; results are refetched soon after
 * a draw.
 */
export function BetHistory({ code }: { readonly code: string }) {
  const { filters, set } = useFilters(schema);
  const today = useToday();
  // The days of a preset depend on the merchant's time zone.
  if (filters.days !== undefined && today === undefined) return <Skeleton shape="figure" />;
  return <BetPages code={code} filter={filters.days} today={today} onFilter={(days) => set({ days })} />;
}

type BetPagesProps = {
  readonly code: string;
  readonly filter: DaysFilter | undefined;
  readonly today: Day | undefined;
  readonly onFilter: (filter: DaysFilter | undefined) => void;
};

function BetPages({ code, filter, today, onFilter }: BetPagesProps) {
  const { t } = useLingui();
  const [selected, setSelected] = useState({ page: 1, filter });
  const page = selected.filter === filter ? selected.page : 1;
  const days = today === undefined ? {} : rangeOf(filter, today);
  const bets = useBets(code, page, days);
  const { view } = bets;
  const count = view.state === 'ready' && !view.isOld ? view.count : view.state === 'empty' ? 0 : undefined;
  const list = <BetList bets={bets} page={page} isFiltered={filter !== undefined} onPage={handlePage} />;

  function handlePage(number: number) {
    setSelected({ page: number, filter });
  }

  if (today === undefined) return list;
  return (
    <LotteryStack>
      <BetFilter
        filter={filter}
        today={today}
        onChange={onFilter}
        result={
          count === undefined
            ? undefined
            : t({ id: 'lottery.bets.count', message: plural(count, { one: '# bet', other: '# bets' }) })
        }
      />
      <div>{list}</div>
      {view.state === 'ready' && <BetsFile code={code} days={days} />}
    </LotteryStack>
  );
}

type BetListProps = {
  readonly bets: ReturnType<typeof useBets>;
  readonly page: number;
  readonly isFiltered: boolean;
  readonly onPage: (page: number) => void;
};

function BetList({ bets: { view, retry }, page, isFiltered, onPage }: BetListProps) {
  const { t } = useLingui();
  const error = view.state === 'failed' ? view.error : view.state === 'ready' && view.isOld ? view.failure : undefined;
  if (view.state === 'failed' || error)
    return (
      <FailedNotice
        title={t({ id: 'lottery.betsFailed', message: 'Your bets could not be loaded' })}
        error={error}
        onRetry={retry}
      />
    );
  if (view.state === 'loading') return <Skeleton shape="figure" />;
  if (view.state === 'empty')
    return (
      <StatusScreen
        compact
        kind="empty"
        title={
          isFiltered
            ? t({ id: 'lottery.bets.noneInDays', message: 'You placed no bets on this lottery in these days' })
            : t({ id: 'lottery.bets.none', message: 'You have not bet on this lottery yet' })
        }
      />
    );
  return (
    <>
      <HistoryList>
        {view.items.map((bet) => (
          <BetRow key={bet.id} bet={bet} />
        ))}
      </HistoryList>
      <Pagination
        label={t({ id: 'lottery.bets.pages', message: 'Pages of bets' })}
        page={page}
        pages={view.pages ?? 1}
        onSelect={onPage}
      />
    </>
  );
}

function BetRow({ bet }: { readonly bet: Bet }) {
  const { t } = useLingui();
  const money = useMoney();
  const dateTime = useDateTime();
  const { playName, pickName } = usePlayWords();
  const { currency, status, result, entries, drawTime } = bet;
  const issueNumber = drawNumber(bet.issueNumber);
  const [stake, won] = [bet.total, bet.won ?? '0'].map((amount) => bidiIsolate(money(amount, currency)));
  const outcome = {
    open: () => t({ id: 'lottery.bet.open', message: `${stake}, waiting for the draw` }),
    won: () => t({ id: 'lottery.bet.won', message: `${stake}, won ${won}` }),
    lost: () => t({ id: 'lottery.bet.lost', message: `${stake}, not won` }),
  }[status]();
  return (
    <HistoryRow>
      <div>
        <strong>{t({ id: 'lottery.draw', message: `Draw no. ${issueNumber}` })}</strong>
        <span>
          {entries
            .map(
              ({ play, picks }) =>
                `${playName(play)}: ${bidiIsolate(picks.map((pick) => pickName(play, pick)).join(' · '))}`,
            )
            .join('; ')}
        </span>
        <small>{dateTime(drawTime)}</small>
      </div>
      <div>
        <span data-status={status}>{outcome}</span>
        {result && (
          <Balls
            label={t({ id: 'lottery.drawn', message: `Numbers of draw no. ${issueNumber}` })}
            numbers={result.winningNumbers}
            special={
              result.specialNumber === undefined
                ? undefined
                : { number: result.specialNumber, label: t({ id: 'lottery.special', message: 'Special number' }) }
            }
          />
        )}
      </div>
    </HistoryRow>
  );
}
