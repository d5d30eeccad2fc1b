import { useWithdrawals, type Withdrawal } from '@baize/features/payments';
import { AmountText } from '@baize/ui-kit/AmountText';
import { Button } from '@baize/ui-kit/Button';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { RecordsPage } from '../../../site/records/RecordsPage.tsx';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { useAccountText } from './useAccountText.ts';
import { useWithdrawalStatus } from './useWithdrawalStatus.ts';

type WithdrawalHistoryProps = { readonly onOpen: (id: string) => void };

/** The member's withdrawals, latest first; each opens with its steps. */
export function WithdrawalHistory({ onOpen }: WithdrawalHistoryProps) {
  const { t } = useLingui();
  const title = t({ id: 'withdraw.history', message: 'Your withdrawals' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <RecordsPage
        records={useWithdrawals()}
        rowKey={({ id }) => id}
        columns={useHistoryColumns(onOpen)}
        words={{
          caption: title,
          failed: t({ id: 'withdraw.history.failed', message: 'Your withdrawals could not be loaded' }),
          empty: t({ id: 'withdraw.history.none', message: 'You have not withdrawn anything yet' }),
        }}
      />
    </MoneyPart>
  );
}

const useHistoryColumns = (onOpen: (id: string) => void): readonly RecordsColumn<Withdrawal>[] => {
  const { t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  const status = useWithdrawalStatus();
  const accountText = useAccountText();
  return [
    {
      id: 'account',
      header: t({ id: 'withdraw.account', message: 'Receiving account' }),
      cell: accountText,
    },
    {
      id: 'time',
      header: t({ id: 'withdraw.time', message: 'Time' }),
      card: 'line',
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      id: 'amount',
      header: t({ id: 'withdraw.amount', message: 'Amount' }),
      align: 'end',
      card: 'figure',
      width: 'medium',
      cell: ({ amount, currency, status: is }) => (
        <AmountText
          amount={money(amount, currency)}
          direction={is === 'cancelled' || is === 'rejected' || is === 'notReceived' ? undefined : 'out'}
          struck={is === 'cancelled' || is === 'rejected' || is === 'notReceived'}
        />
      ),
    },
    {
      id: 'status',
      header: t({ id: 'withdraw.status', message: 'Status' }),
      card: 'line',
      cell: (order) => <StatusBadge {...status(order.status)} />,
    },
    {
      id: 'open',
      header: t({ id: 'withdraw.details', message: 'Details' }),
      card: 'line',
      cell: ({ id }) => (
        <Button size="small" variant="plain" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {t({ id: 'withdraw.open', message: 'Show' })}
        </Button>
      ),
    },
  ];
};
