import type { Deposit } from '@baize/features/payments';
import { AmountText } from '@baize/ui-kit/AmountText';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { StepList } from './DepositPage.styles.ts';
import { useDepositWords } from './useDepositWords.ts';

/** The steps of an order with their times, the last one last. */
export function DepositSteps({ deposit: { steps, currency } }: { readonly deposit: Deposit }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const exact = useExactMoney();
  const words = useDepositWords();
  return (
    <StepList aria-label={t({ id: 'deposit.steps', message: 'Steps of this deposit' })}>
      {steps.map(({ step, at, amount }) => (
        <li key={`${step} ${at}`}>
          <span>
            <span>{words.step(step)}</span>
            {amount !== undefined && (
              <>
                <span> </span>
                <AmountText amount={exact(amount, currency)} />
              </>
            )}
          </span>
          <small>{dateTime(at)}</small>
        </li>
      ))}
    </StepList>
  );
}
