import { currencyOf } from '@baize/domain/money';
import { isLimitAmount, limitFields, loosens, useChangeLimits, type MemberLimit } from '@baize/features/limits';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { MoneyField } from '@baize/ui-kit/MoneyField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAmountTyping } from '../../../site/words/useAmountTyping.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { kindTitles, periodTitles } from './limitLabels.ts';
import { useLimitRefusalText } from './useLimitRefusalText.ts';

type LimitDialogProps = {
  readonly of: { readonly kind: 'deposit' | 'loss' | 'stake'; readonly period: 'day' | 'week' | 'month' };
  readonly limit: MemberLimit | undefined;
  readonly currency: string;
  readonly onClose: () => void;
};

/** The dialog that sets, changes or lifts a limit of money. */
export function LimitDialog({ of: { kind, period }, limit, currency, onClose }: LimitDialogProps) {
  const { i18n, t } = useLingui();
  const typing = useAmountTyping();
  const [amount, setAmount] = useState<string | undefined>(limit?.amount);
  const { change, isBusy, refusal } = useChangeLimits(onClose);
  const { props, field } = useWordedForm({
    rules: limitFields,
    checks: {
      amount: () =>
        isLimitAmount(amount) ? undefined : t({ id: 'money.notAmount', message: 'Enter an amount in figures.' }),
    },
    refusal,
    refusalText: useLimitRefusalText(),
    onSubmit: () => {
      if (isLimitAmount(amount)) change({ change: 'set', kind, period, amount });
    },
  });
  const { defaultValue: _, hint: _hint, ...amountField } = field('amount');
  const title = `${i18n._(kindTitles[kind])}: ${i18n._(periodTitles[period])}`;
  const hint = loosens(limit, isLimitAmount(amount) ? amount : limit?.amount)
    ? t({ id: 'limits.later', message: 'This is looser than now. You can confirm it here after 24 hours.' })
    : t({ id: 'limits.atOnce', message: 'This counts at once.' });
  return (
    <Dialog open onClose={onClose} dismissible={!isBusy} title={title}>
      <Form
        {...props}
        busy={isBusy}
        actions={
          <>
            <Button type="submit" variant="main" wide busy={isBusy}>
              {t({ id: 'limits.save', message: 'Save limit' })}
            </Button>
            {limit?.amount !== undefined && (
              <Button wide disabled={isBusy} onClick={() => change({ change: 'set', kind, period })}>
                {t({ id: 'limits.lift', message: 'Lift the limit after 24 hours' })}
              </Button>
            )}
          </>
        }
      >
        <MoneyField
          {...amountField}
          label={t({ id: 'limits.amount', message: 'At most' })}
          hint={hint}
          value={amount}
          onChange={setAmount}
          currency={currencyOf(currency)}
          typing={typing}
        />
      </Form>
    </Dialog>
  );
}
