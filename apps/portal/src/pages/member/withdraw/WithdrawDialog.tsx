import {
  paymentNeed,
  payoutOf,
  useRequestWithdrawal,
  type PaymentMethod,
  type Withdrawal,
  type WithdrawalAccount,
  type WithdrawalTerms,
  type WithdrawalWish,
} from '@baize/features/payments';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { ConfirmWithSecret } from '../../verification/ConfirmWithSecret.tsx';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';
import { PaymentPasswordDialog } from '../paymentPassword/PaymentPasswordDialog.tsx';
import { useAccountText } from './useAccountText.ts';

type WithdrawDialogProps = {
  readonly wish: WithdrawalWish;
  readonly account: WithdrawalAccount;
  readonly method: PaymentMethod;
  readonly terms: WithdrawalTerms;
  readonly onDone: (order: Withdrawal) => void;
  readonly onClose: () => void;
};

const MINUTE_SECONDS = 60;

/**
 * Confirms a withdrawal with the payment password (D57); a member without one sets it first. The dialog stays open
 * until the gateway has answered, and a second press repeats the same request.
 */
export function WithdrawDialog({ wish, account, method, terms, onDone, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const accountText = useAccountText();
  const call = useRequestWithdrawal(wish, onDone);
  const refusalText = useMoneyRefusalText(terms.currency);
  if (!terms.hasPaymentPassword)
    return <PaymentPasswordDialog isSet={false} onDone={() => undefined} onClose={onClose} />;
  const amount = bidiIsolate(money(wish.amount, terms.currency));
  const payout = bidiIsolate(money(payoutOf(method, wish.amount), terms.currency));
  const to = accountText(account);
  const minutes = Math.ceil(terms.coolingSeconds / MINUTE_SECONDS);
  const cooling = t({
    id: 'withdraw.confirm.cooling',
    message: plural(minutes, {
      one: `You can take it back for ${minutes} minute.`,
      other: `You can take it back for ${minutes} minutes.`,
    }),
  });
  const text = t({
    id: 'withdraw.confirm.text',
    message: `${amount} leaves your balance. You receive ${payout} at: ${to}.`,
  });
  return (
    <ConfirmWithSecret
      title={t({ id: 'withdraw.form', message: 'Withdraw' })}
      text={`${text} ${cooling}`}
      action={t({ id: 'withdraw.submit', message: 'Withdraw' })}
      need={paymentNeed}
      call={call}
      refusalText={refusalText}
      onClose={onClose}
    />
  );
}
