import type { DepositFault, OpenDepositCode } from '@baize/features/payments';
import { useLingui } from '@lingui/react/macro';
import { refusalDetails } from '@baize/features/flow';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { usePauseText } from '../../../site/words/usePauseText.ts';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

/** Returns the sentences for what a deposit lacks before it is sent. */
export const useFaultText = (currency: string) => {
  const { t } = useLingui();
  const exact = useExactMoney();
  return {
    method: (fault: 'none' | 'switchedOff'): string =>
      fault === 'none'
        ? t({ id: 'deposit.method.choose', message: 'Choose a payment method.' })
        : t({
            id: 'deposit.method.switchedOff',
            message: 'This payment method is switched off now. Choose another one.',
          }),
    amount: (fault: DepositFault | 'missing'): string => {
      if (fault === 'missing') return t({ id: 'deposit.amount.missing', message: 'Enter an amount, such as 100.' });
      const limit = bidiIsolate(exact(fault.limit, currency));
      switch (fault.code) {
        case 'tooLow':
          return t({ id: 'deposit.amount.low', message: `Deposit at least ${limit}.` });
        case 'tooHigh':
          return t({ id: 'deposit.amount.high', message: `Deposit at most ${limit}.` });
        case 'belowPromotion':
          return t({ id: 'deposit.amount.promotion', message: `This promotion needs a deposit of at least ${limit}.` });
      }
    },
  };
};

type Refused = Parameters<ReturnType<typeof useRefusalText<OpenDepositCode>>>[0];

/** Returns the sentence for a refused order; with the nearest amount that is allowed, where the gateway names one. */
export const useOpenRefusalText = (currency: string): ((refusal: Refused) => string) => {
  const { t } = useLingui();
  const exact = useExactMoney();
  const dateTime = useDateTime();
  const text = useRefusalText<OpenDepositCode>({
    methodUnavailable: () =>
      t({ id: 'deposit.method.switchedOff', message: 'This payment method is switched off now. Choose another one.' }),
    amountOutOfRange: () =>
      t({ id: 'deposit.refused.range', message: 'This amount is outside the limits. Choose another one.' }),
    promotionUnknown: () =>
      t({
        id: 'deposit.refused.promotion',
        message: 'This promotion is no longer offered. Choose another one or none.',
      }),
    promotionClosed: () =>
      t({
        id: 'deposit.refused.promotionClosed',
        message: 'You cannot take this promotion now. Choose another one or none.',
      }),
    depositsPending: () =>
      t({
        id: 'deposit.refused.pending',
        message: 'You have too many deposits waiting. Pay or cancel one of them first.',
      }),
    limitsUnset: () =>
      t({
        id: 'deposit.refused.limitsUnset',
        message: 'Choose your deposit limit on the page “Limits” first.',
      }),
    paymentsAway: () =>
      t({
        id: 'deposit.refused.away',
        message: 'The payment service does not answer. Nothing was charged. Try again.',
      }),
  });
  const pauseText = usePauseText();
  return (refusal) => {
    const { code, error } = refusal;
    const pause = pauseText(error);
    if (pause !== undefined) return pause;
    if (code === 'limitReached') {
      const { amount, until } = refusalDetails(refusal);
      const [left, end] = [bidiIsolate(exact(amount ?? '0', currency)), bidiIsolate(dateTime(until ?? ''))];
      if (amount !== undefined && until !== undefined)
        return t({ id: 'deposit.refused.limit', message: `Your deposit limit leaves ${left} until ${end}.` });
    }
    const nearest = error?.kind === 'business' && code === 'amountOutOfRange' ? error.value['amount'] : undefined;
    if (typeof nearest !== 'string' || !/^[1-9]\d*$/u.test(nearest)) return text(refusal);
    const amount = bidiIsolate(exact(nearest, currency));
    return t({
      id: 'deposit.refused.nearest',
      message: `This amount is outside the limits. The nearest one is ${amount}.`,
    });
  };
};
