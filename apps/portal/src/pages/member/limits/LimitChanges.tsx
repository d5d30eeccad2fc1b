import { useLimitChanges, type LimitChange } from '@baize/features/limits';
import { Button } from '@baize/ui-kit/Button';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { kindTitles, periodTitles, stepTitles } from './limitLabels.ts';
import { ChangeList } from './LimitsPage.styles.ts';
import { useLongDate } from '../../../site/words/useLongDate.ts';

/** What the member changed, the last change first. */
export function LimitChanges({ currency }: { readonly currency: string }) {
  const { t } = useLingui();
  const { view, retry } = useLimitChanges(NO_FILTER);
  const title = t({ id: 'limits.changes', message: 'Your changes' });
  if (view.state === 'empty') return null;
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      {view.state === 'loading' && <Skeleton shape="line" />}
      {view.state === 'failed' && (
        <FailedNotice
          title={t({ id: 'limits.changes.failed', message: 'Your changes could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      )}
      {view.state === 'ready' && (
        <>
          <ChangeList>
            {view.items.map((change) => (
              <Change key={change.id} change={change} currency={currency} />
            ))}
          </ChangeList>
          {view.more && (
            <Button busy={view.more.state === 'loading'} onClick={view.more.load}>
              {t({ id: 'limits.changes.more', message: 'Show earlier changes' })}
            </Button>
          )}
        </>
      )}
    </MoneyPart>
  );
}

const NO_FILTER = {};

function Change({ change, currency }: { readonly change: LimitChange; readonly currency: string }) {
  const { i18n, t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  const longDate = useLongDate();
  const { at, kind, period, step, before, after, until } = change;
  const end = until === undefined ? undefined : bidiIsolate(longDate(until));
  const amountText = (amount: string | undefined) => {
    if (amount === undefined) return t({ id: 'limits.none', message: 'No limit' });
    if (kind !== 'reminder') return bidiIsolate(money(amount, currency));
    const count = Number(amount);
    return t({ id: 'limits.minutes', message: plural(count, { one: 'Every # minute', other: 'Every # minutes' }) });
  };
  const [from, to] = [amountText(before), amountText(after)];
  // The arrow is part of the sentence, since it turns with the direction of the language.
  const figures = before === undefined ? to : t({ id: 'limits.changes.figures', message: `${from} → ${to}` });
  const result = end === undefined ? figures : t({ id: 'limits.changes.until', message: `until ${end}` });
  return (
    <li>
      <span>
        {[i18n._(kindTitles[kind]), ...(period === undefined ? [] : [i18n._(periodTitles[period])])].join(' · ')}
      </span>
      <span>{`${i18n._(stepTitles[step])}: ${result}`}</span>
      <small>{dateTime(at)}</small>
    </li>
  );
}
