import { isNoPart, partFields, type Withdrawal } from '@baize/features/payments';
import { currencyOf } from '@baize/domain/money';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { MoneyField } from '@baize/ui-kit/MoneyField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useAmountTyping } from '../../../site/words/useAmountTyping.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';

type PartlyFormProps = {
  readonly order: Withdrawal;
  readonly onSend: (amount: string) => void;
  readonly onClose: () => void;
};

/** The dialog that asks how much of a withdrawal arrived (REQ-224). */
export function PartlyForm({ order, onSend, onClose }: PartlyFormProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const typing = useAmountTyping();
  const [amount, setAmount] = useState<string>();
  const payout = bidiIsolate(money(order.payout, order.currency));
  const { props, field } = useWordedForm<never>({
    rules: partFields,
    checks: {
      amount: () =>
        isNoPart(amount, order.payout)
          ? t({ id: 'withdrawal.part.range', message: `Enter an amount below ${payout}.` })
          : undefined,
    },
    refusalText: () => '',
    onSubmit: () => {
      if (amount !== undefined) onSend(amount);
    },
  });
  const { defaultValue: _, ...own } = field('amount');
  return (
    <Dialog open onClose={onClose} title={t({ id: 'withdrawal.report.part', message: 'Only a part arrived' })}>
      <Form
        {...props}
        actions={
          <Button type="submit" variant="main" wide>
            {t({ id: 'withdrawal.report.send', message: 'Send report' })}
          </Button>
        }
      >
        <p>
          {t({
            id: 'withdrawal.part.text',
            message: 'We compare this with the payment provider. The rest comes back to your balance.',
          })}
        </p>
        <MoneyField
          {...own}
          label={t({ id: 'withdrawal.part.amount', message: 'Amount that arrived' })}
          value={amount}
          onChange={setAmount}
          currency={currencyOf(order.currency)}
          typing={typing}
        />
      </Form>
    </Dialog>
  );
}
