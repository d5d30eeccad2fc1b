import { withdrawalStages, type Withdrawal } from '@baize/features/payments';
import { AmountText } from '@baize/ui-kit/AmountText';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { Stepper } from '@baize/ui-kit/Stepper';
import { useLingui } from '@lingui/react/macro';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';
import { useAccountText } from './useAccountText.ts';
import { useWithdrawalSentence, useWithdrawalStatus } from './useWithdrawalStatus.ts';
import { WithdrawalActions } from './WithdrawalActions.tsx';

type WithdrawalOrderProps = {
  readonly order: Withdrawal;
  /** Called when the member has taken it back, or reported what arrived. */
  readonly onDone?: (() => void) | undefined;
};

/** An order: its stages with the current one, what it means, and what the member can do (D59). */
export function WithdrawalOrder({ order, onDone }: WithdrawalOrderProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const accountText = useAccountText();
  const status = useWithdrawalStatus();
  const sentence = useWithdrawalSentence();
  const { stages, current } = withdrawalStages(order);
  const steps = stages.map((id) => ({ id, label: status(id).word }));
  const { word, tone } = status(order.status);
  return (
    <MoneyPart>
      <PartHead>
        <strong>
          <AmountText
            size="large"
            amount={money(order.amount, order.currency)}
            struck={order.status === 'cancelled' || order.status === 'rejected'}
          />
        </strong>
        <StatusBadge word={word} tone={tone} />
      </PartHead>
      <p>{accountText(order)}</p>
      {stages.length > 0 && (
        <Stepper
          label={t({ id: 'withdrawal.stages', message: 'Progress of the withdrawal' })}
          steps={steps}
          current={current}
          doneText={t({ id: 'withdrawal.stage.done', message: 'done' })}
        />
      )}
      <p>{sentence(order)}</p>
      <WithdrawalActions order={order} onDone={onDone} />
    </MoneyPart>
  );
}
