import { limitOf, reminderMinutes, useChangeLimits, type MemberLimits } from '@baize/features/limits';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Select } from '@baize/ui-kit/Select';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { kindTitles } from './limitLabels.ts';
import { useLimitRefusalText } from './useLimitRefusalText.ts';
import { WishedLimit } from './WishedLimit.tsx';

const REMINDER = { kind: 'reminder', period: 'session' } as const;

/** How often a game pauses to show the time played and its result. */
export function ReminderPart({ limits }: { readonly limits: MemberLimits }) {
  const { i18n, t } = useLingui();
  const { change, isBusy, refusal } = useChangeLimits(() => undefined);
  const refusalText = useLimitRefusalText();
  const limit = limitOf(limits, REMINDER);
  const amount = limit?.amount ?? '';
  const minutesText = (minutes: string) => {
    const count = Number(minutes);
    return t({ id: 'limits.minutes', message: plural(count, { one: 'Every # minute', other: 'Every # minutes' }) });
  };
  const title = i18n._(kindTitles.reminder);
  const offered = [...new Set([...reminderMinutes, ...(amount === '' ? [] : [amount])])];
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>
        {t({
          id: 'limits.reminder.text',
          message: 'The game pauses and shows how long you have played and what you have won or lost.',
        })}
      </p>
      <Select
        name="reminder"
        label={t({ id: 'limits.reminder.label', message: 'Remind me' })}
        disabled={isBusy}
        value={amount}
        onChange={({ target: { value } }) =>
          change({ change: 'set', ...REMINDER, ...(value === '' ? {} : { amount: value }) })
        }
        options={[
          { value: '', label: t({ id: 'limits.reminder.never', message: 'Never' }) },
          ...offered.map((minutes) => ({ value: minutes, label: minutesText(minutes) })),
        ]}
      />
      {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      {limit?.wish && (
        <WishedLimit
          limit={limit}
          currency={limits.currency}
          amountText={limit.wish.amount === undefined ? undefined : minutesText(limit.wish.amount)}
        />
      )}
    </MoneyPart>
  );
}
