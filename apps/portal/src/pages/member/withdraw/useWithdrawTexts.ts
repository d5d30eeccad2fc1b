import {
  feeOn,
  payoutOf,
  type AmountFault,
  type PaymentMethod,
  type WithdrawalAccount,
  type WithdrawalBar,
  type WithdrawalTerms,
} from '@baize/features/payments';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';

/** Returns why an account cannot be used; undefined for one that can. */
export const useAccountErrorText = (): ((
  account: WithdrawalAccount,
  method: PaymentMethod | undefined,
) => string | undefined) => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  return ({ usable, usableFrom }, method) => {
    if (!usable) {
      const until = dateTime(usableFrom);
      return t({ id: 'money.refused.waitsUntil', message: `You can use this account from ${until}.` });
    }
    return method === undefined
      ? t({ id: 'money.refused.method', message: 'This method is switched off for now. Choose another account.' })
      : undefined;
  };
};

/** Returns why an amount cannot be withdrawn, with the figure; undefined for one that can. */
export const useAmountErrorText = (
  terms: WithdrawalTerms,
): ((bar: WithdrawalBar | undefined, fault: AmountFault | undefined) => string | undefined) => {
  const { t } = useLingui();
  const money = useExactMoney();
  const { currency, turnover } = terms;
  const figureOf = (minor: string) => bidiIsolate(money(minor, currency));
  return (bar, fault) => {
    switch (bar) {
      case 'nothing':
        return t({ id: 'withdraw.nothing', message: 'There is nothing to withdraw in your balance.' });
      case 'turnover': {
        const left = figureOf(turnover.left);
        return t({ id: 'withdraw.turnover.left', message: `Wager ${left} more to withdraw.` });
      }
      case 'dayCount':
      case 'dayAmount':
        return t({ id: 'withdraw.dayDone', message: 'You have reached the limit for today. Try again tomorrow.' });
      case undefined:
        break;
    }
    if (fault === undefined) return undefined;
    const figure = figureOf(fault.figure);
    switch (fault.rule) {
      case 'notAmount':
        return t({ id: 'money.notAmount', message: 'Enter an amount in figures.' });
      case 'belowLowest':
        return t({ id: 'money.belowLowest', message: `Enter at least ${figure}.` });
      case 'aboveHighest':
        return t({ id: 'money.aboveHighest', message: `Enter at most ${figure}.` });
      case 'aboveDay':
        return t({ id: 'money.refused.day', message: `You can withdraw ${figure} more today.` });
      case 'aboveBalance':
        return t({ id: 'money.aboveBalance', message: `You have ${figure} available.` });
      case 'belowFee':
        return t({ id: 'money.belowFee', message: `Enter more than the fee of ${figure}.` });
    }
  };
};

/** Returns the limits of a method as a hint. */
export const useLimitText = (currency: string): ((method: PaymentMethod) => string) => {
  const { t } = useLingui();
  const money = useExactMoney();
  return ({ lowest: from, highest: to }) => {
    const lowest = bidiIsolate(money(from, currency));
    const highest = bidiIsolate(money(to, currency));
    return t({ id: 'money.limits', message: `From ${lowest} to ${highest}` });
  };
};

/** Returns fee and payout of an amount, for the summary of its field. */
export const useReceiveSummary = (currency: string) => {
  const { t } = useLingui();
  const money = useExactMoney();
  return (method: PaymentMethod, amount: string) => {
    const fee = money(feeOn(method, amount), currency);
    const payout = money(payoutOf(method, amount), currency);
    return [
      { id: 'fee', label: t({ id: 'withdraw.fee', message: 'Fee' }), value: fee },
      { id: 'payout', label: t({ id: 'withdraw.payout', message: 'You receive' }), value: payout },
    ];
  };
};
