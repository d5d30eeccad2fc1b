import { type LotteryBoard, useSecondsUntil } from '@baize/features/lottery';
import { Balls } from '@baize/ui-kit/Balls';
import { Button } from '@baize/ui-kit/Button';
import { DrawCardCountdown } from '@baize/ui-kit/DrawCard';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../site/words/lazyWithWords.tsx';
import { drawNumber } from './drawNumber.ts';
import { BoardHead } from './Board.styles.ts';

const DrawCheck = lazyPart('lottery', () => import('./DrawCheck.tsx').then((chunk) => chunk.DrawCheck));

type BoardFactsProps = {
  /** The id of the heading. */
  readonly id: string;
  readonly board: LotteryBoard;
  readonly closesAt: number;
};

/** The open draw and the time left to bet, the last result, and the button that checks a draw. */
export function BoardFacts({ id, board, closesAt }: BoardFactsProps) {
  const { t } = useLingui();
  const lastId = useId();
  const [checked, setChecked] = useState<string>();
  const {
    name,
    draw,
    results: [last],
  } = board;
  const issueNumber = drawNumber(draw.issueNumber);
  const lastNumber = drawNumber(last?.issueNumber ?? '');
  return (
    <>
      <BoardHead>
        <div>
          <h2 id={id}>
            <bdi translate="no">{name}</bdi>
          </h2>
          <small>{t({ id: 'lottery.draw', message: `Draw no. ${issueNumber}` })}</small>
          <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => setChecked(draw.issueNumber)}>
            {t({ id: 'lottery.fingerprint', message: 'Fingerprint of this draw' })}
          </Button>
        </div>
        <div>
          <small>{t({ id: 'lottery.closesIn', message: 'Bets close in' })}</small>
          <UntilClose moment={closesAt} />
        </div>
      </BoardHead>
      {last && (
        <BoardHead as="div">
          <div>
            <small id={lastId}>{t({ id: 'lottery.last', message: `Latest draw, no. ${lastNumber}` })}</small>
            <Balls
              labelledBy={lastId}
              numbers={last.winningNumbers}
              special={
                last.specialNumber === undefined
                  ? undefined
                  : { number: last.specialNumber, label: t({ id: 'lottery.special', message: 'Special number' }) }
              }
            />
          </div>
          <Button aria-haspopup="dialog" onClick={() => setChecked(last.issueNumber)}>
            {t({ id: 'lottery.check', message: 'Check this draw' })}
          </Button>
        </BoardHead>
      )}
      <Suspense>
        {checked && <DrawCheck draw={{ ...board, issueNumber: checked }} onClose={() => setChecked(undefined)} />}
      </Suspense>
    </>
  );
}

// A component of its own, so that nothing else re-renders each second.
function UntilClose({ moment }: { readonly moment: number }) {
  const { t } = useLingui();
  return (
    <DrawCardCountdown
      label={t({ id: 'lottery.closesIn', message: 'Bets close in' })}
      seconds={useSecondsUntil(moment)}
      over={t({ id: 'lottery.closing', message: 'Bets closed' })}
    />
  );
}
