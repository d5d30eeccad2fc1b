import { type LotteryBoard, useSlip } from '@baize/features/lottery';
import { useBalance } from '@baize/features/wallet';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';
import { useMoney } from '../../site/words/useMoney.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { drawNumber } from './drawNumber.ts';
import { BoardColumns, LotteryPanel } from './LotteryPage.styles.ts';
import { PlayPicker } from './PlayPicker.tsx';
import { SlipPanel } from './SlipPanel.tsx';

/** The bet types of a lottery and the slip that they fill. */
export function Betting({ board }: { readonly board: LotteryBoard }) {
  const { t } = useLingui();
  const money = useMoney();
  const notify = useSetAtom(notifyAtom);
  const { refresh } = useBalance();
  const slip = useSlip(board, ({ issueNumber: number, total, currency }) => {
    const [amount, issueNumber] = [bidiIsolate(money(total, currency)), drawNumber(number)];
    notify({
      tone: 'success',
      text: t({ id: 'lottery.placed', message: `Your bet of ${amount} on draw no. ${issueNumber} is placed.` }),
    });
    refresh();
  });
  return (
    <BoardColumns>
      <LotteryPanel aria-label={t({ id: 'lottery.plays', message: 'Bet types' })}>
        <PlayPicker board={board} onAdd={slip.add} />
      </LotteryPanel>
      <SlipPanel board={board} slip={slip} />
    </BoardColumns>
  );
}
