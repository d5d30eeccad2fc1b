import type { LotteryBoard, SlipView } from '@baize/features/lottery';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { IconButton } from '@baize/ui-kit/IconButton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useMoney } from '../../words/useMoney.ts';
import { isolated } from './isolated.ts';
import { LotteryPanel, SlipList, SlipRow, SlipTotal } from './LotteryPage.styles.ts';
import { useBetRefusalText } from './useBetRefusalText.ts';
import { usePlayWords } from './usePlayWords.ts';

interface SlipPanelProps {
  readonly board: LotteryBoard;
  readonly slip: SlipView;
}

/** What is to be bet, what it costs, and the question before it is paid. */
export function SlipPanel({ board, slip }: SlipPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const money = useMoney();
  const { playName, pickName } = usePlayWords();
  const [isAsking, setAsking] = useState(false);
  const issueNumber = isolated(board.draw.issueNumber);
  const refusalText = useBetRefusalText(issueNumber);
  const { entries, lines, total, isPlacing, refusal } = slip;
  const amount = isolated(money(total, board.currency));
  const linesText = (count: number) =>
    t({ id: 'lottery.lines', message: plural(count, { one: '# line', other: '# lines' }) });
  const allLines = linesText(lines);

  function remove(place: number) {
    slip.remove(place);
    // The button that was pressed is gone.
    heading.current?.focus();
  }
  function confirm() {
    setAsking(false);
    slip.place();
  }
  return (
    <LotteryPanel aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t({ id: 'lottery.slip', message: 'Bet slip' })}
      </h2>
      {entries.length === 0 ? (
        <p>{t({ id: 'lottery.slip.empty', message: 'Choose a bet type, make your picks and add them here.' })}</p>
      ) : (
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
                  <small>
                    {linesText(own)} × {isolated(money(stake, board.currency))}
                  </small>
                </div>
                <IconButton
                  icon="close"
                  label={t({ id: 'lottery.slip.remove', message: `Remove ${name}` })}
                  disabled={isPlacing}
                  onClick={() => remove(place)}
                />
              </SlipRow>
            );
          })}
        </SlipList>
      )}
      {entries.length > 0 && (
        <SlipTotal>
          <span>{allLines}</span>
          <strong>
            <bdi>{amount}</bdi>
          </strong>
        </SlipTotal>
      )}
      {refusal && !isPlacing && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      {entries.length > 0 && (
        <Button variant="main" busy={isPlacing} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t({ id: 'lottery.place', message: 'Place bet' })}
        </Button>
      )}
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
    </LotteryPanel>
  );
}
