import { Spinner } from '@baize/ui-kit/Spinner';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { DepositPanel } from './DepositPage.styles.ts';

type AskingBankProps = {
  readonly currency: string;
  readonly amount: string;
  /** Why the last attempt brought no answer. */
  readonly failure: string | undefined;
};

/** Shown while the answer to an order is lost: the same request is repeated, and no other one can be sent. */
export function AskingBank({ currency, amount, failure }: AskingBankProps) {
  const { t } = useLingui();
  const exact = useExactMoney();
  const shown = bidiIsolate(exact(amount, currency));
  const title = t({ id: 'deposit.asking', message: 'We are asking the bank' });
  return (
    <DepositPanel aria-label={title} aria-busy>
      <h2>{title}</h2>
      <Spinner />
      <output>
        {t({
          id: 'deposit.asking.text',
          message: `There is no answer yet to your deposit of ${shown}. It is not ordered a second time. The result appears here.`,
        })}
      </output>
      {failure && <p>{failure}</p>}
    </DepositPanel>
  );
}
