import { useCanConfirm, useChangeLimits, type MemberLimit } from '@baize/features/limits';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { ButtonRow } from '../moneyOut/MoneyOut.styles.ts';
import { WishBox } from './LimitsPage.styles.ts';
import { useLimitRefusalText } from './useLimitRefusalText.ts';

type WishedLimitProps = {
  readonly limit: MemberLimit;
  readonly currency: string;
  /** The wish as text, where it is no amount of money. */
  readonly amountText?: string | undefined;
};

/** A looser limit that waits for its day, or for the member's second confirmation. */
export function WishedLimit({ limit, currency, amountText }: WishedLimitProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  const { change, isBusy, refusal } = useChangeLimits(() => undefined);
  const refusalText = useLimitRefusalText();
  const isReady = useCanConfirm(limit);
  const { kind, period, amount, wish } = limit;
  if (wish === undefined) return null;
  const figure = wish.amount === undefined ? undefined : bidiIsolate(amountText ?? money(wish.amount, currency));
  const from = bidiIsolate(dateTime(wish.confirmFrom));
  const until = bidiIsolate(dateTime(wish.lapsesAt));
  const asked =
    figure === undefined
      ? t({ id: 'limits.wish.none', message: 'You asked for no limit.' })
      : t({ id: 'limits.wish.amount', message: `You asked for ${figure}.` });
  return (
    <WishBox>
      <p>{asked}</p>
      <p>
        {isReady
          ? t({ id: 'limits.wish.ready', message: `You can confirm it until ${until}.` })
          : t({ id: 'limits.wish.waits', message: `You can confirm it from ${from}.` })}
      </p>
      {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <ButtonRow>
        {isReady && (
          <Button size="small" variant="main" busy={isBusy} onClick={() => change({ change: 'confirm', kind, period })}>
            {t({ id: 'limits.wish.confirm', message: 'Confirm the change' })}
          </Button>
        )}
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => change({ change: 'set', kind, period, ...(amount === undefined ? {} : { amount }) })}
        >
          {t({ id: 'limits.wish.keep', message: 'Keep the limit' })}
        </Button>
      </ButtonRow>
    </WishBox>
  );
}
