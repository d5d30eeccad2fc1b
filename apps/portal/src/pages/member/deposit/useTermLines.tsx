import type { DepositTerms } from '@baize/features/payments';
import { AmountText } from '@baize/ui-kit/AmountText';
import { useLingui } from '@lingui/react/macro';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';

/** Returns the lines on what follows from an amount: fee, what is received, bonus and turnover. */
export const useTermLines = (currency: string) => {
  const { t } = useLingui();
  const exact = useExactMoney();
  const line = (id: string, label: string, minor: string) => ({
    id,
    label,
    value: <AmountText amount={exact(minor, currency)} />,
  });
  return ({ fee, credited, bonus, wager }: DepositTerms) => [
    line('fee', t({ id: 'deposit.fee', message: 'Fee' }), fee),
    line('credited', t({ id: 'deposit.receive', message: 'You receive' }), credited),
    ...(bonus === undefined ? [] : [line('bonus', t({ id: 'deposit.bonus', message: 'Bonus' }), bonus)]),
    line('wager', t({ id: 'deposit.wager', message: 'To wager before you withdraw' }), wager),
  ];
};
