import {
  methodOfAccount,
  paymentNeed,
  payoutOf,
  useRequestWithdrawal,
  type PaymentMethods,
  type Withdrawal,
  type WithdrawalAccounts,
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
  /** The sentence about a wish whose answer was lost. */
  readonly lostText: string | undefined;
  readonly accounts: WithdrawalAccounts;
  readonly methods: PaymentMethods;
  readonly terms: WithdrawalTerms;
  readonly onDone: (order: Withdrawal) => void;
  readonly onClose: () => void;
};

const MINUTE_SECONDS = 60;

/**
 * Confirms a withdrawal with the payment password (D57); a member without one sets it first. The dialog stays open
 * until the gateway has answered, and a second press repeats the same request.
 */
export function WithdrawDialog({ wish, lostText, terms, onDone, onClose, ...known }: WithdrawDialogProps) {
  const { t } = useLingui();
  const confirmText = useConfirmText(wish, terms, known);
  const call = useRequestWithdrawal(wish, onDone);
  const refusalText = useMoneyRefusalText(terms.currency);
  if (!terms.hasPaymentPassword)
    return <PaymentPasswordDialog isSet={false} onDone={() => undefined} onClose={onClose} />;
  return (
    <ConfirmWithSecret
      title={t({ id: 'withdraw.form', message: 'Withdraw' })}
      text={lostText ?? confirmText}
      action={t({ id: 'withdraw.submit', message: 'Withdraw' })}
      need={paymentNeed}
      call={call}
      refusalText={refusalText}
      onClose={onClose}
    />
  );
}

/** States the amount, the payout, where it goes, and how long it can be taken back. */
const useConfirmText = (
  wish: WithdrawalWish,
  terms: WithdrawalTerms,
  { accounts, methods }: Pick<WithdrawDialogProps, 'accounts' | 'methods'>,
): string => {
  const { t } = useLingui();
  const money = useExactMoney();
  const accountText = useAccountText();
  const account = accounts.accounts.find(({ id }) => id === wish.accountId);
  const method = account && methodOfAccount(methods, account);
  if (account === undefined || method === undefined) return '';
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
  return `${text} ${cooling}`;
};
