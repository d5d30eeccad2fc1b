import { breakDays, exclusionMonths, useChangeLimits } from '@baize/features/limits';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Select } from '@baize/ui-kit/Select';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ButtonRow, MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { kindTitles } from './limitLabels.ts';
import { useLimitRefusalText } from './useLimitRefusalText.ts';

type Kind = 'break' | 'exclusion';

/** A break from play, or a self-exclusion on all sites, each confirmed in a dialog that says what it does. */
export function PausePart({ kind }: { readonly kind: Kind }) {
  const { i18n, t } = useLingui();
  const words = usePauseWords(kind);
  const [length, setLength] = useState<number>(kind === 'break' ? breakDays[0] : exclusionMonths[0]);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const { change, isBusy, refusal } = useChangeLimits(close);
  const refusalText = useLimitRefusalText();
  const title = i18n._(kindTitles[kind]);
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>{words.text}</p>
      <Select
        name={kind}
        label={t({ id: 'limits.pause.length', message: 'For how long' })}
        value={String(length)}
        onChange={({ target }) => setLength(Number(target.value))}
        options={words.lengths.map((count) => ({ value: String(count), label: words.lengthText(count) }))}
      />
      <ButtonRow>
        <Button aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          {words.action}
        </Button>
      </ButtonRow>
      {isAsked && (
        <Dialog
          open
          role="alertdialog"
          dismissible={!isBusy}
          onClose={close}
          title={`${title}: ${words.lengthText(length)}`}
          actions={
            <>
              <Button disabled={isBusy} onClick={close}>
                {t({ id: 'limits.pause.cancel', message: 'Keep playing as now' })}
              </Button>
              <Button
                variant="main"
                busy={isBusy}
                onClick={() =>
                  change(kind === 'break' ? { change: 'break', days: length } : { change: 'exclusion', months: length })
                }
              >
                {words.action}
              </Button>
            </>
          }
        >
          <p>{words.confirm}</p>
          {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
        </Dialog>
      )}
    </MoneyPart>
  );
}

const usePauseWords = (kind: Kind) => {
  const { t } = useLingui();
  if (kind === 'break') {
    return {
      lengths: breakDays,
      lengthText: (count: number) =>
        t({ id: 'limits.days', message: plural(count, { one: '# day', other: '# days' }) }),
      action: t({ id: 'limits.break.start', message: 'Start the break' }),
      text: t({
        id: 'limits.break.text',
        message: 'You cannot play or deposit until it ends. It cannot be made shorter.',
      }),
      confirm: t({
        id: 'limits.break.confirm',
        message: 'The break starts at once and cannot be ended early. You can still withdraw your money.',
      }),
    };
  }
  return {
    lengths: exclusionMonths,
    lengthText: (count: number) =>
      t({ id: 'limits.months', message: plural(count, { one: '# month', other: '# months' }) }),
    action: t({ id: 'limits.exclusion.start', message: 'Exclude me' }),
    text: t({
      id: 'limits.exclusion.text',
      message: 'You are excluded from play on all our sites, with every account of yours. It cannot be taken back.',
    }),
    confirm: t({
      id: 'limits.exclusion.confirm',
      message:
        'You cannot play, deposit, get promotions or open an account until it ends. You can still withdraw your money.',
    }),
  };
};
