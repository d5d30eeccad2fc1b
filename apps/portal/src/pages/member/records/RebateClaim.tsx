import { useClaimRebate, type Rebate } from '@baize/features/records';
import { useBalance } from '@baize/features/wallet';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { RecordBadge } from './RecordBadge.tsx';
import { rebateBadges } from './recordLabels.ts';
import { ClaimCell } from './Records.styles.ts';
import { useCategoryName } from './useCategoryName.ts';
import { useClaimRefusalText } from './useClaimRefusalText.ts';
import { useDayText } from './useDayText.ts';
import { useRecordMoney } from './useRecordMoney.ts';

/** The status of a rebate; the button that claims it while it is claimable. */
export function RebateClaim({ rebate }: { readonly rebate: Rebate }) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const { refresh } = useBalance();
  const money = useRecordMoney();
  const categoryName = useCategoryName();
  const { full } = useDayText();
  const refusalText = useClaimRefusalText();
  const cell = useRef<HTMLSpanElement>(null);
  const { claim, isBusy, refusal } = useClaimRebate(rebate, ({ amount: paid, currency }) => {
    const amount = bidiIsolate(money(paid, currency));
    notify({ text: t({ id: 'rebates.paid', message: `You received a rebate of ${amount}.` }), tone: 'success' });
    refresh();
    // The button that had the focus is replaced by the status.
    cell.current?.focus();
  });
  const [category, day] = [categoryName(rebate.gameType), full(rebate.day)];
  return (
    <ClaimCell ref={cell} tabIndex={-1}>
      {rebate.status === 'claimable' ? (
        <Button
          size="small"
          busy={isBusy}
          aria-label={t({ id: 'rebates.claimOf', message: `Claim: ${category}, ${day}` })}
          onClick={claim}
        >
          {t({ id: 'rebates.claim', message: 'Claim' })}
        </Button>
      ) : (
        <RecordBadge of={rebateBadges[rebate.status]} />
      )}
      {refusal && !isBusy && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
    </ClaimCell>
  );
}
