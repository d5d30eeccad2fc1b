import { spendNeed, useSpend, type Spending, type SpendCode } from '@baize/features/points';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';
import { ConfirmWithSecret, type ConfirmWords } from '../verification/ConfirmWithSecret.tsx';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';

type SpendDialogProps = ConfirmWords & {
  readonly spending: Spending;
  /** The notice shown after success. */
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The dialog that requires the login password before points are spent (REQ-216). */
export function SpendDialog({ spending, done, onDone, onClose, ...words }: SpendDialogProps) {
  const notify = useSetAtom(notifyAtom);
  const refusalText = useSpendRefusalText();
  const call = useSpend(spending, () => {
    notify({ tone: 'success', text: done });
    onDone?.();
    onClose();
  });
  return <ConfirmWithSecret {...words} need={spendNeed} call={call} refusalText={refusalText} onClose={onClose} />;
}

/** Returns the text of a refusal to redeem or convert points. */
const useSpendRefusalText = (): ReturnType<typeof useRefusalText<SpendCode>> => {
  const { t } = useLingui();
  return useRefusalText<SpendCode>({
    wrongPassword: () => t({ id: 'points.refused.password', message: 'The password is incorrect.' }),
    pointsTooFew: () => t({ id: 'points.refused.tooFew', message: 'You do not have enough points for this.' }),
    pointsBelowMinimum: () =>
      t({ id: 'points.refused.minimum', message: 'That is fewer points than you can convert.' }),
    rewardUnknown: () => t({ id: 'points.refused.unknown', message: 'This reward is no longer offered.' }),
    walletFull: () => t({ id: 'points.refused.full', message: 'Your wallet is full. You keep your points.' }),
  });
};
