import type { LotteryBoard, SlipView } from '@baize/features/lottery';
import { Dialog } from '@baize/ui-kit/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useMoney } from '../../site/words/useMoney.ts';
import { LotteryPanel } from './LotteryPage.styles.ts';
import { SlipPill, SlipPillBar, SlipSheet } from './Slip.styles.ts';
import { SlipContent } from './SlipContent.tsx';
import { useLinesText } from './useLinesText.ts';

type SlipPanelProps = {
  readonly board: LotteryBoard;
  readonly slip: SlipView;
};

/**
 * The bet slip, in a column beside the bet types. On narrow screens a filled slip is a pill at the lower edge with its
 * lines and cost, which opens it as a sheet.
 */
export function SlipPanel({ board, slip }: SlipPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const money = useMoney();
  const linesText = useLinesText();
  const [isOpen, setOpen] = useState(false);
  const title = t({ id: 'lottery.slip', message: 'Bet slip' });
  const hasEntries = slip.entries.length > 0;
  // A placed bet or the removal of the last entry empties the slip, which closes the sheet.
  if (isOpen && !hasEntries) setOpen(false);
  return (
    <>
      <LotteryPanel aria-labelledby={id} data-slip data-filled={hasEntries || undefined}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <SlipContent board={board} slip={slip} onRemoved={() => heading.current?.focus()} />
      </LotteryPanel>
      {hasEntries && (
        <SlipPillBar>
          <SlipPill type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span>{title}</span>
            <span>{linesText(slip.lines)}</span>
            <strong>
              <bdi translate="no">{money(slip.total, board.currency)}</bdi>
            </strong>
          </SlipPill>
        </SlipPillBar>
      )}
      {isOpen && (
        <Dialog open title={title} onClose={() => setOpen(false)}>
          <SlipSheet ref={sheet} tabIndex={-1}>
            <SlipContent board={board} slip={slip} onRemoved={() => sheet.current?.focus()} />
          </SlipSheet>
        </Dialog>
      )}
    </>
  );
}
