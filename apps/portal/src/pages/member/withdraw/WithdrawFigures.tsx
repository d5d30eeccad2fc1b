import { turnoverShare, type WithdrawalTerms } from '@baize/features/payments';
import { AmountText } from '@baize/ui-kit/AmountText';
import { Progress } from '@baize/ui-kit/Progress';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { MoneyFigures } from '../moneyOut/MoneyOut.styles.ts';

/** The three figures before a withdrawal: the balance, what is left to wager, and what is left of the day. */
export function WithdrawFigures({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useLingui();
  const money = useExactMoney();
  const { currency, available, dayAmountLeft, dayCountLeft: count } = terms;
  return (
    <MoneyFigures>
      <div>
        <p>{t({ id: 'withdraw.available', message: 'Available balance' })}</p>
        <AmountText size="large" amount={money(available, currency)} />
      </div>
      <TurnoverFigure {...terms} />
      <div>
        <p>{t({ id: 'withdraw.today', message: 'Left today' })}</p>
        <AmountText size="large" amount={money(dayAmountLeft, currency)} />
        <small>
          {t({
            id: 'withdraw.today.count',
            message: plural(count, {
              one: `${count} more withdrawal today`,
              other: `${count} more withdrawals today`,
            }),
          })}
        </small>
      </div>
    </MoneyFigures>
  );
}

function TurnoverFigure({ currency, turnover }: WithdrawalTerms) {
  const { t } = useLingui();
  const money = useExactMoney();
  const label = t({ id: 'withdraw.turnover', message: 'Wagering requirement' });
  if (turnover.left === '0')
    return (
      <div>
        <p>{label}</p>
        <p>{t({ id: 'withdraw.turnover.none', message: 'Nothing left to wager' })}</p>
      </div>
    );
  const left = bidiIsolate(money(turnover.left, currency));
  const done = bidiIsolate(money(turnover.done, currency));
  const required = bidiIsolate(money(turnover.required, currency));
  return (
    <div>
      <Progress
        label={label}
        value={turnoverShare(turnover)}
        text={t({ id: 'withdraw.turnover.done', message: `${done} of ${required}` })}
      />
      <p>{t({ id: 'withdraw.turnover.left', message: `Wager ${left} more to withdraw.` })}</p>
    </div>
  );
}
