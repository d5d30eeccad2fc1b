import { refusalDetails, type Refusal } from '@baize/features/flow';
import type { AddAccountCode, OrderCode, RemoveAccountCode, WithdrawCode } from '@baize/features/payments';
import type { UplineCode, WalletCode } from '@baize/features/transfers';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

type MoneyCode = WithdrawCode | AddAccountCode | RemoveAccountCode | OrderCode | UplineCode | WalletCode;

/** Returns the sentence for a refusal of money that goes out, with the figure or the hour that the gateway sent. */
export const useMoneyRefusalText = (currency: string): ((refusal: Refusal<MoneyCode>) => string) => {
  const withDetails = useDetailedText(currency);
  const plain = usePlainText();
  return (refusal) => withDetails(refusal) ?? plain(refusal);
};

const useDetailedText = (currency: string): ((refusal: Refusal<MoneyCode>) => string | undefined) => {
  const { t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  return (refusal) => {
    const details = refusalDetails(refusal);
    const figure = details.amount === undefined ? undefined : bidiIsolate(money(details.amount, currency));
    const until = details.until === undefined ? undefined : dateTime(details.until);
    const sentences: Partial<Record<string, () => string | undefined>> = {
      paymentLocked: () =>
        until && t({ id: 'money.refused.lockedUntil', message: `Payments are locked until ${until}.` }),
      accountWaits: () =>
        until && t({ id: 'money.refused.waitsUntil', message: `You can use this account from ${until}.` }),
      amountOutOfRange: () =>
        figure && t({ id: 'money.refused.range', message: `The nearest amount you can enter is ${figure}.` }),
      turnoverLeft: () => figure && t({ id: 'money.refused.turnover', message: `Wager ${figure} more first.` }),
      dayLimitReached: () =>
        figure && t({ id: 'money.refused.day', message: `You can withdraw ${figure} more today.` }),
    };
    return sentences[refusal.code]?.();
  };
};

const usePlainText = () => {
  const { t } = useLingui();
  return useRefusalText<MoneyCode>({
    paymentPasswordRequired: () =>
      t({ id: 'money.refused.passwordRequired', message: 'Set a payment password first.' }),
    wrongPaymentPassword: () => t({ id: 'money.refused.wrongPassword', message: 'The payment password is incorrect.' }),
    paymentLocked: () => t({ id: 'money.refused.locked', message: 'Payments are locked for now.' }),
    nameRequired: () =>
      t({ id: 'money.refused.nameRequired', message: 'Your account has no full name yet. Contact customer service.' }),
    nameDiffers: () =>
      t({ id: 'money.refused.nameDiffers', message: 'The account must be in the name of your account here.' }),
    numberInvalid: () => t({ id: 'money.refused.number', message: 'This number is not valid. Check each character.' }),
    accountKnown: () => t({ id: 'money.refused.known', message: 'This account has already been added.' }),
    accountsFull: () =>
      t({ id: 'money.refused.full', message: 'You have the most accounts allowed. Remove one first.' }),
    accountUnknown: () =>
      t({ id: 'money.refused.accountGone', message: 'This account is no longer there. Choose another.' }),
    methodUnavailable: () =>
      t({ id: 'money.refused.method', message: 'This method is switched off for now. Choose another account.' }),
    balanceTooLow: () => t({ id: 'money.refused.balance', message: 'Your balance is too low for this amount.' }),
    orderUnknown: () => t({ id: 'money.refused.order', message: 'This withdrawal does not exist.' }),
    orderStarted: () =>
      t({
        id: 'money.refused.started',
        message: 'We are already processing this withdrawal. You cannot take it back.',
      }),
    orderNotSent: () => t({ id: 'money.refused.notSent', message: 'This withdrawal has changed. Check its status.' }),
    uplineUnknown: () => t({ id: 'money.refused.upline', message: 'You have no upline to transfer to.' }),
    walletFull: () =>
      t({ id: 'money.refused.walletFull', message: 'The receiving wallet has no room for this amount.' }),
    walletsSingle: () => t({ id: 'money.refused.single', message: 'You have one wallet for all games now.' }),
    walletUnknown: () => t({ id: 'money.refused.wallet', message: 'This wallet is no longer there. Choose another.' }),
    walletsSame: () => t({ id: 'money.refused.same', message: 'Choose two different wallets.' }),
  });
};
