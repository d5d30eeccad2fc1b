import { limitKinds, useLimits, type MemberLimits } from '@baize/features/limits';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { LawNotice } from '../../LawNotice.tsx';
import { MoneyPart, PartStack } from '../moneyOut/MoneyOut.styles.ts';
import { LimitChanges } from './LimitChanges.tsx';
import { LimitPart } from './LimitPart.tsx';
import { LimitsStanding } from './LimitsStanding.tsx';
import { PausePart } from './PausePart.tsx';
import { ReminderPart } from './ReminderPart.tsx';

/** The limits that members set themselves: money by period, reminder, break, self-exclusion, and the changes (D58). */
export function LimitsPage() {
  const { t } = useLingui();
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'limits.failed', message: 'Your limits could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <LoadedContent of={useLimits()} loading={<LimitsPlaceholder />} failed={renderFailure}>
      {(limits) => <Limits limits={limits} />}
    </LoadedContent>
  );
}

function LimitsPlaceholder() {
  return (
    <PartStack>
      {limitKinds.map((kind) => (
        <MoneyPart key={kind}>
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
        </MoneyPart>
      ))}
    </PartStack>
  );
}

function Limits({ limits }: { readonly limits: MemberLimits }) {
  const { t } = useLingui();
  return (
    <PartStack>
      <p>
        {t({
          id: 'limits.text',
          message:
            'A tighter limit counts at once. A looser one, or none, can be confirmed 24 hours after you ask for it.',
        })}
      </p>
      <LimitsStanding limits={limits} />
      <NightHours />
      {limitKinds.map((kind) => (
        <LimitPart key={kind} kind={kind} limits={limits} />
      ))}
      <ReminderPart limits={limits} />
      <PausePart kind="break" />
      <PausePart kind="exclusion" />
      <LimitChanges currency={limits.currency} />
      <LawNotice />
    </PartStack>
  );
}

/** The hours in which the law of the site allows no play. */
function NightHours() {
  const { t } = useLingui();
  const { nightBreak } = useSite().document.law ?? {};
  if (nightBreak === undefined) return null;
  const [from, to] = [nightBreak.from, nightBreak.to].map(bidiIsolate);
  return (
    <p>{t({ id: 'limits.night', message: `No games for money are offered from ${from} to ${to} (site time).` })}</p>
  );
}
