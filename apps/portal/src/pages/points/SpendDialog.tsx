import { refusalDetails, type Refusal } from '@baize/features/flow';
import { usePaymentPassword } from '@baize/features/member';
import { spendNeed, useLostSpending, useSpend, type Spending, type SpendCode } from '@baize/features/points';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';
import { ConfirmWithSecret, type ConfirmWords } from '../verification/ConfirmWithSecret.tsx';
import { useDateTime } from '../../site/words/useDateTime.ts';
import { useRefusalText } from '../../site/words/useRefusalText.ts';
import { PaymentPasswordDialog } from './paymentPart.ts';

type SpendDialogProps = ConfirmWords & {
  readonly spending: Spending;
  /** The notice shown after success. */
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
};

/**
 * The dialog that requires the payment password before points are spent (REQ-216, D57); a member without one sets it first. While the answer to an earlier use of
 * points is lost, it asks for that one, before any other.
 */
export function SpendDialog({ spending, done, onDone, onClose, ...words }: SpendDialogProps) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const refusalText = useSpendRefusalText();
  const lost = useLostSpending();
  const hasNoPassword = usePaymentPassword().data?.isSet === false;
  const isOther = lost !== undefined && JSON.stringify(lost) !== JSON.stringify(spending);
  const call = useSpend(spending, () => {
    const answered = t({ id: 'points.lost.done', message: 'Your last use of points went through. See the list.' });
    notify({ tone: 'success', text: isOther ? answered : done });
    onDone?.();
    onClose();
  });
  const shown = isOther
    ? {
        title: t({ id: 'points.lost', message: 'No answer yet' }),
        text: t({
          id: 'points.lost.text',
          message:
            'There is no answer yet to your last use of points. Enter your payment password to ask again. Your points are not used twice.',
        }),
        action: t({ id: 'points.lost.ask', message: 'Ask for the answer' }),
      }
    : words;
  if (hasNoPassword) return <PaymentPasswordDialog isSet={false} onDone={() => undefined} onClose={onClose} />;
  return <ConfirmWithSecret {...shown} need={spendNeed} call={call} refusalText={refusalText} onClose={onClose} />;
}

/** Returns the text of a refusal to redeem or convert points. */
const useSpendRefusalText = (): ((refusal: Refusal<SpendCode>) => string) => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const plain = useRefusalText<SpendCode>({
    paymentPasswordRequired: () =>
      t({ id: 'money.refused.passwordRequired', message: 'Set a payment password first.' }),
    wrongPaymentPassword: () => t({ id: 'money.refused.wrongPassword', message: 'The payment password is incorrect.' }),
    paymentLocked: () => t({ id: 'money.refused.locked', message: 'Payments are locked for now.' }),
    pointsTooFew: () => t({ id: 'points.refused.tooFew', message: 'You do not have enough points for this.' }),
    pointsBelowMinimum: () =>
      t({ id: 'points.refused.minimum', message: 'That is fewer points than you can convert.' }),
    rewardUnknown: () => t({ id: 'points.refused.unknown', message: 'This reward is no longer offered.' }),
    walletFull: () => t({ id: 'points.refused.full', message: 'Your wallet is full. You keep your points.' }),
  });
  return (refusal) => {
    const { until: end } = refusalDetails(refusal);
    if (refusal.code !== 'paymentLocked' || end === undefined) return plain(refusal);
    const until = dateTime(end);
    return t({ id: 'money.refused.lockedUntil', message: `Payments are locked until ${until}.` });
  };
};
