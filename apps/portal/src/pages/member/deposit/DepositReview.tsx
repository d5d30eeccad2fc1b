import { AmountText } from '@baize/ui-kit/AmountText';
import { Button } from '@baize/ui-kit/Button';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { DepositActions, DepositPanel } from './DepositPage.styles.ts';
import type { PlannedDeposit } from './depositWish.ts';
import { useMethodName } from './useMethodName.ts';
import { useTermLines } from './useTermLines.tsx';

type DepositReviewProps = {
  readonly currency: string;
  readonly plan: PlannedDeposit;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onBack: () => void;
};

/** The second step: everything that follows from the deposit, before it is ordered. */
export function DepositReview({ currency, plan, isBusy, refusal, onSend, onBack }: DepositReviewProps) {
  const { t } = useLingui();
  const exact = useExactMoney();
  const name = useMethodName();
  const lines = useTermLines(currency);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { method, network, promotion, amount = '0', terms } = plan;
  const shown = bidiIsolate(exact(amount, currency));
  return (
    <DepositPanel>
      <h2 ref={title} tabIndex={-1}>
        {t({ id: 'deposit.review.title', message: 'Check your deposit' })}
      </h2>
      <DescriptionList
        items={[
          {
            id: 'method',
            label: t({ id: 'deposit.method', message: 'Payment method' }),
            value: method && name({ kind: method.kind, network }),
          },
          {
            id: 'amount',
            label: t({ id: 'deposit.amount', message: 'Amount' }),
            value: <AmountText amount={exact(amount, currency)} />,
          },
          ...(promotion
            ? [{ id: 'promotion', label: t({ id: 'deposit.promotion', message: 'Promotion' }), value: promotion.title }]
            : []),
          ...(terms ? lines(terms) : []),
        ]}
      />
      <p>
        {t({
          id: 'deposit.review.text',
          message: 'You pay on the page of the payment service, which opens in a new tab.',
        })}
      </p>
      {refusal && <FormMessage role="alert">{refusal}</FormMessage>}
      <DepositActions>
        <Button variant="main" busy={isBusy} onClick={onSend}>
          {t({ id: 'deposit.send', message: `Deposit ${shown}` })}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {t({ id: 'deposit.change', message: 'Change' })}
        </Button>
      </DepositActions>
    </DepositPanel>
  );
}
