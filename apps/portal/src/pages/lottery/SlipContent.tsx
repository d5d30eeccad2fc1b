import { useLastBet, type LotteryBoard, type SlipView } from '@baize/features/lottery';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { IconButton } from '@baize/ui-kit/IconButton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '../../site/words/useMoney.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { drawNumber } from './drawNumber.ts';
import { SlipList, SlipRow, SlipTotal } from './Slip.styles.ts';
import { useLinesText } from './useLinesText.ts';
import { usePlayWords } from './usePlayWords.ts';
import { useRefusalText } from '../../site/words/useRefusalText.ts';

type SlipContentProps = {
  readonly board: LotteryBoard;
  readonly slip: SlipView;
  /** Called after an entry is removed, to move the focus: the pressed button is gone with the entry. */
  readonly onRemoved: () => void;
};

/** The entries of a slip, their cost and highest win, and the confirmation before the bet is placed. */
export function SlipContent({ board, slip, onRemoved }: SlipContentProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { playName, pickName } = usePlayWords();
  const linesText = useLinesText();
  const lastBet = useLastBet(board);
  const [isAsking, setAsking] = useState(false);
  const issueNumber = drawNumber(board.draw.issueNumber);
  const refusalText = useBetRefusalText(issueNumber);
  const { entries, lines, isPlacing, refusal } = slip;
  const amount = bidiIsolate(money(slip.total, board.currency));
  const most = bidiIsolate(money(slip.most, board.currency));
  const allLines = linesText(lines);

  const confirm = () => {
    setAsking(false);
    slip.place();
  };
  if (entries.length === 0)
    return (
      <>
        <p>{t({ id: 'lottery.slip.empty', message: 'Choose a bet type, make your picks and add them here.' })}</p>
        {lastBet.length > 0 && (
          <Button onClick={() => slip.fill(lastBet)}>
            {t({ id: 'lottery.slip.repeat', message: 'Same as my last bet' })}
          </Button>
        )}
      </>
    );
  return (
    <>
      <SlipList>
        {entries.map(({ play, picks, stake, lines: own }, place) => {
          const name = playName(play);
          return (
            // oxlint-disable-next-line no-array-index-key -- the same may be added twice
            <SlipRow key={place}>
              <div>
                <strong>{name}</strong>
                <span>
                  <bdi>{picks.map((pick) => pickName(play, pick)).join(' · ')}</bdi>
                </span>
                <small>{`${linesText(own)} × ${bidiIsolate(money(stake, board.currency))}`}</small>
              </div>
              <IconButton
                icon="close"
                label={t({ id: 'lottery.slip.remove', message: `Remove ${name}` })}
                disabled={isPlacing}
                onClick={() => {
                  slip.remove(place);
                  onRemoved();
                }}
              />
            </SlipRow>
          );
        })}
      </SlipList>
      <SlipTotal>
        <span>{allLines}</span>
        <strong>
          <bdi translate="no">{amount}</bdi>
        </strong>
        <small>{t({ id: 'lottery.slip.most', message: `Can win up to ${most}` })}</small>
      </SlipTotal>
      {refusal && !isPlacing && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <Button variant="main" busy={isPlacing} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t({ id: 'lottery.place', message: 'Place bet' })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t({ id: 'lottery.confirm', message: `Bet on draw no. ${issueNumber}?` })}
        text={t({
          id: 'lottery.confirm.text',
          message: `${allLines}, ${amount} in all. The amount is taken from your balance at once.`,
        })}
        confirmLabel={t({ id: 'lottery.place', message: 'Place bet' })}
        onConfirm={confirm}
        cancelLabel={t({ id: 'lottery.confirm.cancel', message: 'Not yet' })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type Refused = NonNullable<SlipView['refusal']>;

/** Returns the text of a refused bet; the slip is kept. */
const useBetRefusalText = (issueNumber: string): ((refusal: Refused) => string) => {
  const { t } = useLingui();
  return useRefusalText<Refused['code']>({
    drawClosed: () =>
      t({
        id: 'lottery.refused.closed',
        message: `Bets on that draw are closed. Your slip was kept and is now for draw no. ${issueNumber}.`,
      }),
    betInvalid: () => t({ id: 'lottery.refused.invalid', message: 'This bet could not be read. Make it again.' }),
    stakeOutOfRange: () => t({ id: 'lottery.refused.stake', message: 'A stake is too low or too high.' }),
    insufficientFunds: () =>
      t({ id: 'lottery.refused.funds', message: 'Your balance is too low for this bet. Your slip was kept.' }),
  });
};
