import type { Withdrawal, WithdrawalStatus } from '@baize/features/payments';
import type { StatusTone } from '@baize/ui-kit/StatusBadge';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';

const statuses = {
  cooling: { tone: 'waiting', label: msg({ id: 'withdrawal.cooling', message: 'Requested' }) },
  processing: { tone: 'waiting', label: msg({ id: 'withdrawal.processing', message: 'Processing' }) },
  sent: { tone: 'info', label: msg({ id: 'withdrawal.sent', message: 'Sent' }) },
  disputed: { tone: 'warning', label: msg({ id: 'withdrawal.disputed', message: 'Under review' }) },
  received: { tone: 'success', label: msg({ id: 'withdrawal.received', message: 'Money received' }) },
  partlyReceived: { tone: 'warning', label: msg({ id: 'withdrawal.partlyReceived', message: 'Partly received' }) },
  notReceived: { tone: 'danger', label: msg({ id: 'withdrawal.notReceived', message: 'Not received' }) },
  forcedReceived: { tone: 'success', label: msg({ id: 'withdrawal.forcedReceived', message: 'Marked as received' }) },
  cancelled: { tone: 'neutral', label: msg({ id: 'withdrawal.cancelled', message: 'Cancelled' }) },
  rejected: { tone: 'danger', label: msg({ id: 'withdrawal.rejected', message: 'Order rejected' }) },
} as const satisfies Record<WithdrawalStatus, { readonly tone: StatusTone; readonly label: unknown }>;

/** Returns word and tone of a status. */
export const useWithdrawalStatus = (): ((status: WithdrawalStatus) => {
  readonly word: string;
  readonly tone: StatusTone;
}) => {
  const { i18n } = useLingui();
  return (status) => ({ word: i18n._(statuses[status].label), tone: statuses[status].tone });
};

/** Returns what a status means for the member, with the figures of the order (REQ-224, D59). */
export const useWithdrawalSentence = (): ((order: Withdrawal) => string) => {
  const { t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  return (order) => {
    const figure = (minor: string) => bidiIsolate(money(minor, order.currency));
    const amount = figure(order.amount);
    const payout = figure(order.payout);
    const received = figure(order.received ?? '0');
    const returned = figure(order.returned ?? '0');
    switch (order.status) {
      case 'cooling':
        return t({ id: 'withdrawal.cooling.text', message: 'You can still take this withdrawal back.' });
      case 'processing':
        return t({ id: 'withdrawal.processing.text', message: `We are preparing your payment of ${payout}.` });
      case 'sent': {
        if (order.confirmedAt === undefined)
          return t({ id: 'withdrawal.sent.text', message: `We sent ${payout}. Tell us what arrived.` });
        const until = dateTime(order.confirmedAt);
        return t({
          id: 'withdrawal.sent.until',
          message: `We sent ${payout}. Tell us what arrived by ${until}. After that it counts as received.`,
        });
      }
      case 'disputed':
        return t({
          id: 'withdrawal.disputed.text',
          message: 'Our team is checking your report with the payment provider. The answer will appear here.',
        });
      case 'received':
        return t({ id: 'withdrawal.received.text', message: `${received} arrived.` });
      case 'partlyReceived':
        return t({
          id: 'withdrawal.partlyReceived.text',
          message: `${received} arrived. ${returned} went back to your balance.`,
        });
      case 'notReceived':
        return t({
          id: 'withdrawal.notReceived.text',
          message: `Nothing arrived. ${returned} went back to your balance.`,
        });
      case 'forcedReceived':
        return t({
          id: 'withdrawal.forcedReceived.text',
          message: `After a review, this withdrawal counts as received: ${received}.`,
        });
      case 'cancelled':
        return t({ id: 'withdrawal.cancelled.text', message: `You took it back. ${amount} is in your balance again.` });
      case 'rejected':
        return t({
          id: 'withdrawal.rejected.text',
          message: `We could not pay this out. ${amount} is in your balance again.`,
        });
    }
  };
};
