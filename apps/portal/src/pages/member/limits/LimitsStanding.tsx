import { useChangeLimits, type MemberLimits } from '@baize/features/limits';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { ButtonRow, MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { useLimitRefusalText } from './useLimitRefusalText.ts';
import { useLongDate } from '../../../site/words/useLongDate.ts';

/** A break or an exclusion that is on, and the choice that the law asks for before the first deposit. */
export function LimitsStanding({ limits }: { readonly limits: MemberLimits }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const longDate = useLongDate();
  const { breakUntil, excludedUntil, mustChoose, mustLimit = false } = limits;
  if (excludedUntil !== undefined) {
    const until = bidiIsolate(longDate(excludedUntil));
    const title = t({ id: 'limits.excluded', message: `You are excluded from play until ${until}` });
    return (
      <MoneyPart aria-label={title}>
        <h2>{title}</h2>
        <p>
          {t({
            id: 'limits.excluded.text',
            message: 'You cannot play, deposit or take part in promotions. You can withdraw your money at any time.',
          })}
        </p>
        <ButtonRow>
          <ButtonLink href={memberPage('withdraw')}>{t({ id: 'withdraw.submit', message: 'Withdraw' })}</ButtonLink>
        </ButtonRow>
      </MoneyPart>
    );
  }
  if (breakUntil !== undefined) {
    const until = bidiIsolate(dateTime(breakUntil));
    const title = t({ id: 'limits.onBreak', message: `You are taking a break until ${until}` });
    return (
      <MoneyPart aria-label={title}>
        <h2>{title}</h2>
        <p>
          {t({
            id: 'limits.onBreak.text',
            message: 'You cannot play or deposit until then. You can withdraw your money at any time.',
          })}
        </p>
      </MoneyPart>
    );
  }
  return mustChoose ? <FirstChoice mayHaveNone={!mustLimit} /> : null;
}

const NO_LIMIT = { change: 'set', kind: 'deposit', period: 'month' } as const;

/** The choice before the first deposit: to have no limit is one, unless the law of the site requires a limit. */
function FirstChoice({ mayHaveNone }: { readonly mayHaveNone: boolean }) {
  const { t } = useLingui();
  const { change, isBusy, refusal } = useChangeLimits(() => undefined);
  const refusalText = useLimitRefusalText();
  const title = t({ id: 'limits.choose', message: 'Choose before your first deposit' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>
        {mayHaveNone
          ? t({ id: 'limits.choose.text', message: 'Set a deposit limit below, or choose to have none.' })
          : t({ id: 'limits.choose.must', message: 'Set a deposit limit below. You can deposit once it is set.' })}
      </p>
      {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      {mayHaveNone && (
        <ButtonRow>
          <Button busy={isBusy} onClick={() => change(NO_LIMIT)}>
            {t({ id: 'limits.choose.none', message: 'No deposit limit' })}
          </Button>
        </ButtonRow>
      )}
    </MoneyPart>
  );
}
