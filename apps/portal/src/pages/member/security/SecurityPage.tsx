import { useSecurity } from '@baize/features/security';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { MoneyPart, PartStack } from '../moneyOut/MoneyOut.styles.ts';
import { DevicesPart } from './DevicesPart.tsx';
import { LoginsPart } from './LoginsPart.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { SecurityChecks } from './SecurityChecks.tsx';

/** What protects the account, its passkeys, the devices on which it is logged in, and its latest logins. */
export function SecurityPage() {
  const { t } = useLingui();
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'security.failed', message: 'Your security settings could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  const placeholder = (
    <MoneyPart>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} shape="figure" />
      ))}
    </MoneyPart>
  );
  return (
    <PartStack>
      <LoadedContent of={useSecurity()} loading={placeholder} failed={renderFailure}>
        {(security) => <SecurityChecks security={security} />}
      </LoadedContent>
      <PasskeysPart />
      <DevicesPart />
      <LoginsPart />
    </PartStack>
  );
}
