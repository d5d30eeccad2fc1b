import { spendNeed, useSpend, type Spending } from '@baize/features/points';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';
import { ConfirmWithSecret, type ConfirmWords } from '../verification/ConfirmWithSecret.tsx';
import { useSpendRefusalText } from './useSpendRefusalText.ts';

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
