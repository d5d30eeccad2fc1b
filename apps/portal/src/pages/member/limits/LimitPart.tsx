import { limitOf, limitPeriods, usageOf, type MemberLimit, type MemberLimits } from '@baize/features/limits';
import { Button } from '@baize/ui-kit/Button';
import { Progress } from '@baize/ui-kit/Progress';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { kindTexts, kindTitles, periodTitles } from './limitLabels.ts';
import { LimitRow } from './LimitsPage.styles.ts';
import { WishedLimit } from './WishedLimit.tsx';

type Kind = keyof typeof kindTexts;
type Period = (typeof limitPeriods)[number];

/** The limits of a kind, by day, week and month. */
export function LimitPart({ kind, limits }: { readonly kind: Kind; readonly limits: MemberLimits }) {
  const { i18n, t } = useLingui();
  const [edited, setEdited] = useState<Period>();
  const title = i18n._(kindTitles[kind]);
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>{i18n._(kindTexts[kind])}</p>
      {limitPeriods.map((period) => {
        const limit = limitOf(limits, { kind, period });
        const name = i18n._(periodTitles[period]);
        const action =
          limit?.amount === undefined
            ? t({ id: 'limits.set', message: 'Set limit' })
            : t({ id: 'limits.change', message: 'Change limit' });
        return (
          <LimitRow key={period}>
            <PartHead>
              <h3>{name}</h3>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={`${action}: ${title}, ${name}`}
                onClick={() => setEdited(period)}
              >
                {action}
              </Button>
            </PartHead>
            {limit?.amount === undefined ? (
              <p>{t({ id: 'limits.none', message: 'No limit' })}</p>
            ) : (
              <LimitBar limit={limit} currency={limits.currency} />
            )}
            {limit?.wish && <WishedLimit limit={limit} currency={limits.currency} />}
          </LimitRow>
        );
      })}
      {edited !== undefined && (
        <LimitDialog
          of={{ kind, period: edited }}
          limit={limitOf(limits, { kind, period: edited })}
          currency={limits.currency}
          onClose={() => setEdited(undefined)}
        />
      )}
    </MoneyPart>
  );
}

/** What is used of a limit as a bar, what is left, and when it starts anew. */
function LimitBar({ limit, currency }: { readonly limit: MemberLimit; readonly currency: string }) {
  const { t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  const { left, used, share } = usageOf(limit);
  const [leftText, usedText, most] = [left, used, limit.amount ?? '0'].map((amount) =>
    bidiIsolate(money(amount, currency)),
  );
  const resets = limit.resetsAt === undefined ? undefined : bidiIsolate(dateTime(limit.resetsAt));
  return (
    <>
      <Progress
        label={t({ id: 'limits.left', message: `${leftText} left` })}
        value={share}
        text={t({ id: 'limits.used', message: `${usedText} of ${most} used` })}
      />
      {resets && <small>{t({ id: 'limits.resets', message: `Starts again on ${resets}` })}</small>}
    </>
  );
}
