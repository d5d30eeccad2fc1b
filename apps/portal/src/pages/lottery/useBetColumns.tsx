import type { Bet } from '@baize/features/lottery';
import { Balls } from '@baize/ui-kit/Balls';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { StatusBadge, type StatusTone } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { useMoney } from '../../site/words/useMoney.ts';
import { drawNumber } from './drawNumber.ts';
import { usePlayWords } from './usePlayWords.ts';

const tones = { open: 'waiting', won: 'success', lost: 'neutral', returned: 'neutral' } as const satisfies Record<
  Bet['status'],
  StatusTone
>;

/** Columns of the member's bets on a lottery. */
export const useBetColumns = (): readonly RecordsColumn<Bet>[] => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const outcome = useOutcomeText();
  const { playName, pickName } = usePlayWords();
  return [
    {
      id: 'draw',
      header: t({ id: 'lottery.bets.draw', message: 'Draw' }),
      cell: (bet) => {
        const issueNumber = drawNumber(bet.issueNumber);
        return t({ id: 'lottery.draw', message: `Draw no. ${issueNumber}` });
      },
    },
    {
      id: 'picks',
      header: t({ id: 'lottery.bets.picks', message: 'Picks' }),
      card: 'line',
      cell: ({ entries }) =>
        entries
          .map(
            ({ play, picks }) =>
              `${playName(play)}: ${bidiIsolate(picks.map((pick) => pickName(play, pick)).join(' · '))}`,
          )
          .join('; '),
    },
    {
      id: 'time',
      header: t({ id: 'lottery.bets.drawTime', message: 'Draw time' }),
      card: 'line',
      cell: ({ drawTime }) => dateTime(drawTime),
    },
    {
      id: 'numbers',
      header: t({ id: 'lottery.bets.numbers', message: 'Numbers drawn' }),
      card: 'line',
      cell: (bet) => bet.result && <BetNumbers issueNumber={bet.issueNumber} result={bet.result} />,
    },
    {
      id: 'outcome',
      header: t({ id: 'lottery.bets.outcome', message: 'Stake and result' }),
      card: 'line',
      width: 'large',
      cell: (bet) => <StatusBadge word={outcome(bet)} tone={tones[bet.status]} />,
    },
  ];
};

type BetNumbersProps = {
  readonly issueNumber: string;
  readonly result: NonNullable<Bet['result']>;
};

function BetNumbers({ result, ...bet }: BetNumbersProps) {
  const { t } = useLingui();
  const issueNumber = drawNumber(bet.issueNumber);
  return (
    <Balls
      label={t({ id: 'lottery.drawn', message: `Numbers of draw no. ${issueNumber}` })}
      numbers={result.winningNumbers}
      special={
        result.specialNumber === undefined
          ? undefined
          : { number: result.specialNumber, label: t({ id: 'lottery.special', message: 'Special number' }) }
      }
    />
  );
}

const useOutcomeText = (): ((bet: Bet) => string) => {
  const { t } = useLingui();
  const money = useMoney();
  return ({ currency, status, total, won: paid = '0' }) => {
    const [stake, won] = [total, paid].map((amount) => bidiIsolate(money(amount, currency)));
    return {
      open: () => t({ id: 'lottery.bet.open', message: `${stake}, waiting for the draw` }),
      won: () => t({ id: 'lottery.bet.won', message: `${stake}, won ${won}` }),
      lost: () => t({ id: 'lottery.bet.lost', message: `${stake}, not won` }),
      returned: () => t({ id: 'lottery.bet.returned', message: `${stake}, stake returned` }),
    }[status]();
  };
};
