import { limitKinds, useLimits, type MemberLimits } from '@baize/features/limits';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { MoneyPart, MoneyStack } from '../moneyOut/MoneyOut.styles.ts';
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
    <MoneyStack>
      {limitKinds.map((kind) => (
        <MoneyPart key={kind}>
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
        </MoneyPart>
      ))}
    </MoneyStack>
  );
}

function Limits({ limits }: { readonly limits: MemberLimits }) {
  const { t } = useLingui();
  return (
    <MoneyStack>
      <p>
        {t({
          id: 'limits.text',
          message:
            'A tighter limit counts at once. A looser one, or none, can be confirmed 24 hours after you ask for it.',
        })}
      </p>
      <LimitsStanding limits={limits} />
      {limitKinds.map((kind) => (
        <LimitPart key={kind} kind={kind} limits={limits} />
      ))}
      <ReminderPart limits={limits} />
      <PausePart kind="break" />
      <PausePart kind="exclusion" />
      <LimitChanges currency={limits.currency} />
    </MoneyStack>
  );
}
