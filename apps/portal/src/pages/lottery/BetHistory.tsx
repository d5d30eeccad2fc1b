import { type Bet, useBets } from '@baize/features/lottery';
import { Balls } from '@baize/ui-kit/Balls';
import { Pagination } from '@baize/ui-kit/Pagination';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { useMoney } from '../../site/words/useMoney.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { drawNumber } from './drawNumber.ts';
import { HistoryList, HistoryRow } from './LotteryPage.styles.ts';
import { usePlayWords } from './usePlayWords.ts';

/** The member's bets on a lottery, page by page; results are refetched soon after a draw. */
export function BetHistory({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { view, retry } = useBets(code, page);
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
        title={t({ id: 'lottery.bets.none', message: 'You have not bet on this lottery yet' })}
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
        onSelect={setPage}
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
