import { useLogins, type PastLogin } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { useDeviceName } from './DevicesPart.tsx';
import { SecurityFacts, SecurityList } from './SecurityPage.styles.ts';

const FIRST = 5;

/** The latest logins: the first few, and the rest on request. */
export function LoginsPart() {
  const { t } = useLingui();
  const title = t({ id: 'security.logins', message: 'Login history' });
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'security.logins.failed', message: 'Your logins could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <LoadedContent
        of={useLogins()}
        loading={<Skeleton shape="figure" />}
        failed={renderFailure}
        empty={<p>{t({ id: 'security.logins.none', message: 'No logins in the last 90 days.' })}</p>}
      >
        {(logins) => <Logins logins={logins} />}
      </LoadedContent>
    </MoneyPart>
  );
}

function Logins({ logins }: { readonly logins: readonly PastLogin[] }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const deviceName = useDeviceName();
  const methodText = useMethodText();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <SecurityList>
        {(isWhole ? logins : logins.slice(0, FIRST)).map(({ at, method, device, address }) => (
          <li key={`${at} ${device} ${address}`}>
            <SecurityFacts>
              <strong>{dateTime(at)}</strong>
              <p>{[methodText(method), deviceName(device), address].filter(Boolean).map(bidiIsolate).join(' · ')}</p>
            </SecurityFacts>
          </li>
        ))}
      </SecurityList>
      {!isWhole && logins.length > FIRST && (
        <Button onClick={() => setWhole(true)}>{t({ id: 'security.logins.all', message: 'Show all' })}</Button>
      )}
    </>
  );
}

const useMethodText = (): ((method: PastLogin['method']) => string) => {
  const { t } = useLingui();
  const texts: Record<PastLogin['method'], string> = {
    username: t({ id: 'security.logins.password', message: 'Password' }),
    sms: t({ id: 'security.logins.sms', message: 'Text message code' }),
    authenticator: t({ id: 'security.app', message: 'Authenticator app' }),
    social: t({ id: 'security.logins.social', message: 'Google or Facebook' }),
    passkey: t({ id: 'security.logins.passkey', message: 'Passkey' }),
    secondFactor: t({ id: 'security.logins.factor', message: 'Password and second step' }),
  };
  return (method) => texts[method];
};
