import type { Deposit } from '@baize/features/payments';
import { AmountText } from '@baize/ui-kit/AmountText';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { useLingui } from '@lingui/react/macro';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useMethodName } from './useMethodName.ts';

/** The facts of an order: number, way to pay, amount, fee, and what was paid and credited. */
export function DepositFacts({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useLingui();
  const exact = useExactMoney();
  const name = useMethodName();
  const { reference, amount, fee, paid, credited, bonus, currency } = deposit;
  const line = (id: string, label: string, minor: string | undefined) =>
    minor === undefined ? [] : [{ id, label, value: <AmountText amount={exact(minor, currency)} /> }];
  return (
    <DescriptionList
      items={[
        {
          id: 'reference',
          label: t({ id: 'deposit.reference', message: 'Order number' }),
          value: <span translate="no">{reference}</span>,
          action: (
            <CopyButton
              text={reference}
              label={t({ id: 'deposit.copy', message: 'Copy order number' })}
              doneText={t({ id: 'deposit.copied', message: 'Copied' })}
            />
          ),
        },
        { id: 'method', label: t({ id: 'deposit.method', message: 'Payment method' }), value: name(deposit) },
        ...line('amount', t({ id: 'deposit.amount', message: 'Amount' }), amount),
        ...line('fee', t({ id: 'deposit.fee', message: 'Fee' }), fee),
        ...line('paid', t({ id: 'deposit.paid', message: 'You paid' }), paid),
        ...line('credited', t({ id: 'deposit.credited', message: 'You received' }), credited),
        ...line('bonus', t({ id: 'deposit.bonus', message: 'Bonus' }), bonus),
      ]}
    />
  );
}
