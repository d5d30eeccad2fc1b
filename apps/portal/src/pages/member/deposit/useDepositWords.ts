import type { Deposit, DepositStatus } from '@baize/features/payments';
import type { StatusTone } from '@baize/ui-kit/StatusBadge';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';

const statuses = {
  pending: { tone: 'info', label: msg({ id: 'deposit.status.pending', message: 'Waiting for payment' }) },
  confirming: { tone: 'waiting', label: msg({ id: 'deposit.status.confirming', message: 'Being confirmed' }) },
  credited: { tone: 'success', label: msg({ id: 'deposit.status.credited', message: 'Credited' }) },
  failed: { tone: 'danger', label: msg({ id: 'deposit.status.failed', message: 'Failed' }) },
  lapsed: { tone: 'neutral', label: msg({ id: 'deposit.status.lapsed', message: 'Expired' }) },
  cancelled: { tone: 'neutral', label: msg({ id: 'deposit.status.cancelled', message: 'Cancelled' }) },
} as const satisfies Record<DepositStatus, { readonly tone: StatusTone; readonly label: unknown }>;

const steps = {
  opened: msg({ id: 'deposit.step.opened', message: 'Ordered' }),
  confirming: msg({ id: 'deposit.step.confirming', message: 'Paid, being confirmed' }),
  credited: msg({ id: 'deposit.step.credited', message: 'Added to your balance' }),
  failed: msg({ id: 'deposit.step.failed', message: 'Failed' }),
  lapsed: msg({ id: 'deposit.step.lapsed', message: 'Expired without payment' }),
  cancelled: msg({ id: 'deposit.step.cancelled', message: 'Cancelled' }),
  amountDiffers: msg({ id: 'deposit.step.amountDiffers', message: 'Another amount was paid' }),
} as const satisfies Record<Deposit['steps'][number]['step'], unknown>;

/** Returns the words for an order: its status, its steps, and a sentence on what it means for the player. */
export const useDepositWords = () => {
  const { t, i18n } = useLingui();
  const exact = useExactMoney();
  return {
    status: (status: DepositStatus) => ({ tone: statuses[status].tone, word: i18n._(statuses[status].label) }),
    step: (step: Deposit['steps'][number]['step']) => i18n._(steps[step]),
    meaning: ({ status, reason, credited, amount, currency }: Deposit): string => {
      switch (status) {
        case 'pending':
          return t({
            id: 'deposit.is.pending',
            message: 'Pay on the page of the payment service. This page follows by itself.',
          });
        case 'confirming':
          return t({
            id: 'deposit.is.confirming',
            message: 'Your payment has arrived and is being confirmed. There is nothing to do.',
          });
        case 'credited': {
          const added = bidiIsolate(exact(credited ?? amount, currency));
          return t({ id: 'deposit.is.credited', message: `${added} was added to your balance.` });
        }
        case 'lapsed':
          return t({
            id: 'deposit.is.lapsed',
            message: 'The time to pay has passed. A payment that still arrives is credited.',
          });
        case 'cancelled':
          return t({ id: 'deposit.is.cancelled', message: 'You cancelled this deposit. Nothing was charged.' });
        case 'failed':
          return reason === 'bank'
            ? t({ id: 'deposit.is.failedBank', message: 'The bank declined the payment. Try another payment method.' })
            : t({
                id: 'deposit.is.failed',
                message: 'The payment did not go through. Try again or choose another payment method.',
              });
      }
    },
  };
};
