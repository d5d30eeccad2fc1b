import { type DrawResult, type LotteryBoard, useOpenedNumbers } from '@baize/features/lottery';
import { Balls } from '@baize/ui-kit/Balls';
import { Button } from '@baize/ui-kit/Button';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { DrawCheck } from './DrawCheck.tsx';
import { drawNumber } from './drawNumber.ts';
import { HistoryList, HistoryRow } from './History.styles.ts';

/** The results of a lottery, each with a button that checks it. */
export function ResultHistory({ board }: { readonly board: LotteryBoard }) {
  const { t } = useLingui();
  const { data, error, retry } = useOpenedNumbers(board);
  const [checked, setChecked] = useState<string>();
  if (error)
    return (
      <FailedNotice
        title={t({ id: 'lottery.resultsFailed', message: 'The results could not be loaded' })}
        error={error}
        onRetry={retry}
      />
    );
  if (data === undefined) return <Skeleton shape="figure" />;
  return (
    <>
      <HistoryList>
        {data.map((draw) => (
          <ResultRow key={draw.issueNumber} draw={draw} onCheck={setChecked} />
        ))}
      </HistoryList>
      {checked && <DrawCheck draw={{ ...board, issueNumber: checked }} onClose={() => setChecked(undefined)} />}
    </>
  );
}

type ResultRowProps = {
  readonly draw: DrawResult;
  readonly onCheck: (issueNumber: string) => void;
};

function ResultRow({ draw, onCheck }: ResultRowProps) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const { drawTime, winningNumbers, specialNumber } = draw;
  const issueNumber = drawNumber(draw.issueNumber);
  return (
    <HistoryRow>
      <div>
        <strong>{t({ id: 'lottery.draw', message: `Draw no. ${issueNumber}` })}</strong>
        <small>{dateTime(drawTime)}</small>
        <Balls
          label={t({ id: 'lottery.drawn', message: `Numbers of draw no. ${issueNumber}` })}
          numbers={winningNumbers}
          special={
            specialNumber === undefined
              ? undefined
              : { number: specialNumber, label: t({ id: 'lottery.special', message: 'Special number' }) }
          }
        />
      </div>
      <Button
        aria-haspopup="dialog"
        aria-label={t({ id: 'lottery.check.of', message: `Check draw no. ${issueNumber}` })}
        onClick={() => onCheck(draw.issueNumber)}
      >
        {t({ id: 'lottery.check.short', message: 'Check' })}
      </Button>
    </HistoryRow>
  );
}
