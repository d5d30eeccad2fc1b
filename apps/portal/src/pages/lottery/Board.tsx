import { type LotteryBoard, useSlip } from '@baize/features/lottery';
import { useBalance } from '@baize/features/wallet';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Suspense, useId } from 'react';
import { notifyAtom } from '../../shell/notices.atoms.ts';
import { lazyPart } from '../../words/lazyWithWords.tsx';
import { useMoney } from '../../words/useMoney.ts';
import { BoardFacts } from './BoardFacts.tsx';
import { BoardColumns, LotteryPanel } from './LotteryPage.styles.ts';
import { PlayPicker } from './PlayPicker.tsx';
import { SlipPanel } from './SlipPanel.tsx';

const History = lazyPart('lottery', () => import('./History.tsx').then((chunk) => chunk.History));

interface BoardProps {
  readonly board: LotteryBoard;
  /** By the browser's steady clock. */
  readonly closesAt: number;
}

/** A lottery: its draw, the plays with their odds, the slip, and what was drawn and bet before. */
export function Board({ board, closesAt }: BoardProps) {
  const { t } = useLingui();
  const id = useId();
  const money = useMoney();
  const notify = useSetAtom(notifyAtom);
  const { refresh } = useBalance();
  const slip = useSlip(board, ({ issueNumber, total, currency }) => {
    const amount = money(total, currency);
    notify({
      tone: 'success',
      text: t({ id: 'lottery.placed', message: `Your bet of ${amount} on draw no. ${issueNumber} is placed.` }),
    });
    refresh();
  });
  return (
    <div>
      <BoardColumns>
        <LotteryPanel aria-labelledby={id}>
          <BoardFacts id={id} board={board} closesAt={closesAt} />
          <PlayPicker board={board} onAdd={slip.add} />
        </LotteryPanel>
        <SlipPanel board={board} slip={slip} />
        <Suspense>
          <History board={board} />
        </Suspense>
      </BoardColumns>
    </div>
  );
}
