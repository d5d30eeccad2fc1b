import type { LotteryBoard } from '@baize/features/lottery';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../site/words/lazyWithWords.tsx';
import { BoardFacts } from './BoardFacts.tsx';
import { BettingPlace } from './Board.styles.ts';
import { LotteryPanel, LotteryStack } from './LotteryPage.styles.ts';

const Betting = lazyPart('lottery', () => import('./Betting.tsx').then((chunk) => chunk.Betting));
const History = lazyPart('lottery', () => import('./History.tsx').then((chunk) => chunk.History));

type BoardProps = {
  readonly board: LotteryBoard;
  /** In milliseconds of the browser's monotonic clock. */
  readonly closesAt: number;
};

/** A lottery: its draw, bet types with odds, the slip, and the history of bets and results. */
export function Board({ board, closesAt }: BoardProps) {
  const id = useId();
  return (
    <LotteryStack>
      <LotteryPanel aria-labelledby={id}>
        <BoardFacts id={id} board={board} closesAt={closesAt} />
      </LotteryPanel>
      <Suspense fallback={<BettingPlace />}>
        <Betting board={board} />
      </Suspense>
      <Suspense>
        <History board={board} />
      </Suspense>
    </LotteryStack>
  );
}
