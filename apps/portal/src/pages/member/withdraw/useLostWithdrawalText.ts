import { useLostWithdrawal } from '@baize/features/payments';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';

/** The withdrawal whose answer was lost, and a sentence about it. */
export const useLostWithdrawalText = (currency: string) => {
  const { t } = useLingui();
  const money = useExactMoney();
  const wish = useLostWithdrawal();
  if (wish === undefined) return undefined;
  const amount = bidiIsolate(money(wish.amount, currency));
  return {
    wish,
    text: t({
      id: 'withdraw.lost',
      message: `There is no answer yet to your withdrawal of ${amount}. Enter your payment password to ask again. It is not made a second time.`,
    }),
  };
};
