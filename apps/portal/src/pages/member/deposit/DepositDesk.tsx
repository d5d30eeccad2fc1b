import { payAddress, useOpenDeposit, type PaymentMethods } from '@baize/features/payments';
import { Stepper } from '@baize/ui-kit/Stepper';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../site/words/useErrorText.ts';
import { AskingBank } from './AskingBank.tsx';
import { DepositForm } from './DepositForm.tsx';
import { DepositOrder } from './DepositOrder.tsx';
import { DepositStack } from './DepositPage.styles.ts';
import { DepositReview } from './DepositReview.tsx';
import { firstWish, planDeposit } from './depositWish.ts';
import { depositHref } from './depositHref.ts';
import { useOpenRefusalText } from './useFaultText.ts';

type DepositDeskProps = {
  readonly methods: PaymentMethods;
  /** Id of the order to show; undefined for a new deposit. */
  readonly order: string | undefined;
  readonly onOrder: (id: string | undefined) => void;
};

/** A deposit in three steps: what and how, review, payment. */
export function DepositDesk({ methods, order, onOrder }: DepositDeskProps) {
  const { t } = useLingui();
  const { currency } = methods;
  const [wish, setWish] = useState(() => firstWish(methods));
  const [isReviewed, setReviewed] = useState(false);
  const errorText = useErrorText();
  const refusalText = useOpenRefusalText(currency);
  const { state, send, isBusy, request, refusal, reset } = useOpenDeposit((deposit) => {
    setWish(firstWish(methods));
    setReviewed(false);
    onOrder(deposit.id);
    const address = payAddress(deposit);
    // A browser may block this tab: the order has a link to the same page.
    if (address !== undefined) window.open(address, '_blank', 'noopener');
  });
  const plan = planDeposit(methods, wish);
  const isPlanned = plan.methodError === undefined && plan.amountError === undefined;
  const refused = refusal && refusalText(refusal);
  const at = order !== undefined || state === 'asking' ? 'pay' : isReviewed && isPlanned ? 'review' : 'details';

  const handleSend = () => {
    const { method, network, amount, promotion } = plan;
    if (method === undefined || amount === undefined) return;
    send({
      methodId: method.id,
      ...(network && { network }),
      amount,
      ...(promotion && { promotionId: promotion.id }),
      returnPath: depositHref,
    });
  };

  return (
    <DepositStack>
      <Stepper
        label={t({ id: 'deposit.stages', message: 'Steps of a deposit' })}
        doneText={t({ id: 'deposit.stages.done', message: 'done' })}
        current={at}
        steps={[
          { id: 'details', label: t({ id: 'deposit.stage.details', message: 'Amount' }) },
          { id: 'review', label: t({ id: 'deposit.stage.review', message: 'Review' }) },
          { id: 'pay', label: t({ id: 'deposit.stage.pay', message: 'Payment' }) },
        ]}
      />
      {state === 'asking' ? (
        <AskingBank
          currency={currency}
          amount={request?.amount ?? '0'}
          failure={refusal?.error && errorText(refusal.error)}
        />
      ) : order !== undefined ? (
        <DepositOrder key={order} id={order} onNew={() => onOrder(undefined)} />
      ) : at === 'review' ? (
        <DepositReview
          currency={currency}
          plan={plan}
          isBusy={isBusy}
          refusal={refused}
          onSend={handleSend}
          onBack={() => {
            reset();
            setReviewed(false);
          }}
        />
      ) : (
        <DepositForm
          methods={methods}
          wish={wish}
          plan={plan}
          refusal={refused}
          onChange={(next) => {
            if (refusal) reset();
            setWish(next);
          }}
          onReview={() => setReviewed(true)}
        />
      )}
    </DepositStack>
  );
}
