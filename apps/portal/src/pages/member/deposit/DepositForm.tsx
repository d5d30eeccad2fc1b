import type { PaymentMethods } from '@baize/features/payments';
import { currencyOf } from '@baize/domain/money';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { MoneyField } from '@baize/ui-kit/MoneyField';
import { RadioGroup } from '@baize/ui-kit/RadioGroup';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useAmountTyping } from '../../../site/words/useAmountTyping.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import type { DepositWish, PlannedDeposit } from './depositWish.ts';
import { MethodCards } from './MethodCards.tsx';
import { PromotionField } from './PromotionField.tsx';
import { useFaultText } from './useFaultText.ts';
import { useMethodFacts } from './useMethodFacts.ts';
import { useTermLines } from './useTermLines.tsx';

type DepositFormProps = {
  readonly methods: PaymentMethods;
  readonly wish: DepositWish;
  readonly plan: PlannedDeposit;
  /** Why the gateway refused the last request. */
  readonly refusal: string | undefined;
  readonly onChange: (wish: DepositWish) => void;
  readonly onReview: () => void;
};

/** The first step: how to pay, the amount with its fee, and a promotion. */
export function DepositForm({ methods, wish, plan, refusal, onChange, onReview }: DepositFormProps) {
  const { t } = useLingui();
  const { currency, presets, promotions } = methods;
  const { method, network, amount, terms, amountError, methodError } = plan;
  // Errors of the amount are shown from the first submit, or once the field is left.
  const [isChecked, setChecked] = useState(false);
  const typing = useAmountTyping();
  const exact = useExactMoney();
  const facts = useMethodFacts(currency);
  const fault = useFaultText(currency);
  const lines = useTermLines(currency);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = methodError ? 'methodId' : amountError && 'amount';
    if (wrong === undefined) onReview();
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]:enabled`)?.focus();
  };

  return (
    <Form
      onSubmit={handleSubmit}
      message={refusal}
      actions={
        <Button type="submit" variant="main" wide>
          {t({ id: 'deposit.review', message: 'Review the deposit' })}
        </Button>
      }
    >
      <MethodCards
        methods={methods.deposit}
        currency={currency}
        chosen={wish.methodId}
        error={methodError && (isChecked || methodError === 'switchedOff') ? fault.method(methodError) : undefined}
        onChoose={(methodId) => onChange({ ...wish, methodId })}
      />
      {method && network && (
        <RadioGroup
          key={method.id}
          inline
          name="network"
          label={t({ id: 'deposit.network', message: 'Network' })}
          hint={t({
            id: 'deposit.network.hint',
            message: 'Send on this network only. A transfer on another one is lost.',
          })}
          defaultValue={network}
          options={method.networks.map((each) => ({ value: each, label: <bdi translate="no">{each}</bdi> }))}
          onChange={(value) => onChange({ ...wish, network: method.networks.find((each) => each === value) })}
        />
      )}
      <MoneyField
        name="amount"
        label={t({ id: 'deposit.amount', message: 'Amount' })}
        value={amount}
        onChange={(minor) => onChange({ ...wish, amount: minor })}
        onBlur={() => setChecked((was) => was || amount !== undefined)}
        currency={{ symbol: symbolOf(exact('0', currency)), exponent: currencyOf(currency).exponent }}
        typing={typing}
        hint={method && facts.limits(method)}
        error={isChecked && amountError ? fault.amount(amountError) : undefined}
        presets={{
          label: t({ id: 'deposit.presets', message: 'Quick amounts' }),
          amounts: presets.map((minor) => ({ minor, text: exact(minor, currency) })),
        }}
        summary={terms && amountError === undefined ? lines(terms) : undefined}
        required
      />
      {promotions.length > 0 && (
        <PromotionField methods={methods} plan={plan} onChoose={(promotionId) => onChange({ ...wish, promotionId })} />
      )}
    </Form>
  );
}

/** The symbol of a formatted amount. */
const symbolOf = (zero: string): string => zero.replaceAll(/[\p{Nd}\p{Z}\p{Cf}.,]/gu, '');
