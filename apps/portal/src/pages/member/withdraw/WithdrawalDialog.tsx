import { useWithdrawal, type Withdrawal } from '@baize/features/payments';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { Dialog } from '@baize/ui-kit/Dialog';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useWithdrawalStatus } from './useWithdrawalStatus.ts';
import { WithdrawalOrder } from './WithdrawalOrder.tsx';

type WithdrawalDialogProps = { readonly id: string; readonly onClose: () => void };

/** An order with its figures and each step that it has taken, with its time. */
export function WithdrawalDialog({ id, onClose }: WithdrawalDialogProps) {
  const { t } = useLingui();
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'withdrawal.failed', message: 'The withdrawal could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <Dialog open onClose={onClose} title={t({ id: 'withdrawal.title', message: 'Withdrawal' })}>
      <LoadedContent of={useWithdrawal(id)} loading={<Skeleton shape="figure" />} failed={renderFailure}>
        {(order) => (
          <>
            <WithdrawalOrder order={order} />
            <OrderFacts {...order} />
          </>
        )}
      </LoadedContent>
    </Dialog>
  );
}

const steps = {
  requested: msg({ id: 'withdrawal.step.requested', message: 'Requested' }),
  approved: msg({ id: 'withdrawal.step.approved', message: 'Approved' }),
} as const;

const isOwnStep = (step: string): step is keyof typeof steps => Object.hasOwn(steps, step);

function OrderFacts({ amount, fee, payout, currency, steps: taken }: Withdrawal) {
  const { t, i18n } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  const status = useWithdrawalStatus();
  return (
    <DescriptionList
      items={[
        { id: 'amount', label: t({ id: 'withdraw.amount', message: 'Amount' }), value: money(amount, currency) },
        { id: 'fee', label: t({ id: 'withdraw.fee', message: 'Fee' }), value: money(fee, currency) },
        {
          id: 'payout',
          label: t({ id: 'withdraw.payout', message: 'You receive' }),
          value: money(payout, currency),
        },
        ...taken.map(({ step, at }, place) => ({
          id: `${place}-${step}`,
          label: isOwnStep(step) ? i18n._(steps[step]) : status(step).word,
          value: dateTime(at),
        })),
      ]}
    />
  );
}
