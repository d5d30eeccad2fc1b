import { isOpen, useDeposits, type Deposit } from '@baize/features/payments';
import { AmountText } from '@baize/ui-kit/AmountText';
import { Dialog } from '@baize/ui-kit/Dialog';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordsPage } from '../../../site/records/RecordsPage.tsx';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositPast, DepositStack } from './DepositPage.styles.ts';
import { DepositSteps } from './DepositSteps.tsx';
import { useDepositWords } from './useDepositWords.ts';
import { useMethodName } from './useMethodName.ts';

type DepositHistoryProps = {
  /** Called for an order that can still be paid. */
  readonly onContinue: (id: string) => void;
};

/** The member's deposits. One that has ended opens with its steps, an open one in the page. */
export function DepositHistory({ onContinue }: DepositHistoryProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Deposit>();
  const words = useDepositWords();
  const caption = t({ id: 'deposit.history', message: 'Your deposits' });
  return (
    <DepositPast aria-label={caption}>
      <h2>{caption}</h2>
      <RecordsPage
        records={useDeposits()}
        rowKey={({ id }) => id}
        columns={useDepositColumns()}
        onOpen={(deposit) => (isOpen(deposit) ? onContinue(deposit.id) : setOpened(deposit))}
        words={{
          caption,
          failed: t({ id: 'deposit.history.failed', message: 'Your deposits could not be loaded' }),
          empty: t({ id: 'deposit.history.none', message: 'You have not made a deposit yet' }),
        }}
      />
      {opened && (
        <Dialog open title={t({ id: 'deposit.order', message: 'Your deposit' })} onClose={() => setOpened(undefined)}>
          <DepositStack>
            <div>
              <StatusBadge {...words.status(opened.status)} />
            </div>
            <p>{words.meaning(opened)}</p>
            <DepositSteps deposit={opened} />
            <DepositFacts deposit={opened} />
          </DepositStack>
        </Dialog>
      )}
    </DepositPast>
  );
}

const useDepositColumns = (): readonly RecordsColumn<Deposit>[] => {
  const { t } = useLingui();
  const exact = useExactMoney();
  const dateTime = useDateTime();
  const name = useMethodName();
  const words = useDepositWords();
  return [
    { id: 'method', header: t({ id: 'deposit.method', message: 'Payment method' }), cell: (deposit) => name(deposit) },
    {
      id: 'time',
      header: t({ id: 'deposit.date', message: 'Date' }),
      card: 'line',
      cell: ({ createdAt }) => dateTime(createdAt),
    },
    {
      id: 'status',
      header: t({ id: 'deposit.status', message: 'Status' }),
      card: 'line',
      width: 'large',
      cell: ({ status }) => <StatusBadge {...words.status(status)} />,
    },
    {
      id: 'amount',
      header: t({ id: 'deposit.amount', message: 'Amount' }),
      align: 'end',
      card: 'figure',
      width: 'medium',
      cell: (deposit) => {
        const { status, amount, credited, currency } = deposit;
        const isCredited = status === 'credited';
        return (
          <AmountText
            amount={exact(credited ?? amount, currency)}
            direction={isCredited ? 'in' : undefined}
            struck={!isCredited && !isOpen(deposit)}
          />
        );
      },
    },
  ];
};
