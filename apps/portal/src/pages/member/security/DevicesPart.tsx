import { useEndSession, useSessions, type EndSessionCode, type OpenSession } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';
import { SecurityFacts, SecurityList } from './SecurityPage.styles.ts';

/** The devices on which the account is logged in, each with its way out. */
export function DevicesPart() {
  const { t } = useLingui();
  const title = t({ id: 'security.devices', message: 'Logged-in devices' });
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'security.devices.failed', message: 'Your devices could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <MoneyPart aria-label={title}>
      <LoadedContent of={useSessions()} loading={<Skeleton shape="figure" />} failed={renderFailure}>
        {(sessions) => <Devices title={title} sessions={sessions} />}
      </LoadedContent>
    </MoneyPart>
  );
}

type DevicesProps = { readonly title: string; readonly sessions: readonly OpenSession[] };

function Devices({ title, sessions }: DevicesProps) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, refusal } = useEndSession(() => {
    setAsking(false);
    notify({ tone: 'success', text: t({ id: 'security.devices.ended', message: 'Logged out.' }) });
  });
  const refusalText = useRefusalText<EndSessionCode>({
    sessionUnknown: () => t({ id: 'security.devices.gone', message: 'This device is no longer logged in.' }),
  });
  const endOthers = t({ id: 'security.devices.endAll', message: 'Log out all other devices' });
  return (
    <>
      <PartHead>
        <h2>{title}</h2>
        {sessions.length > 1 && (
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {endOthers}
          </Button>
        )}
      </PartHead>
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <SecurityList>
        {sessions.map((session) => (
          <Device key={session.id} session={session} isBusy={isBusy} onEnd={() => send(session.id)} />
        ))}
      </SecurityList>
      <ConfirmDialog
        open={isAsking}
        title={endOthers}
        text={t({ id: 'security.devices.endAll.text', message: 'Games that are open there end too.' })}
        confirmLabel={t({ id: 'security.devices.endAll.action', message: 'Log out' })}
        cancelLabel={t({ id: 'security.cancel', message: 'Cancel' })}
        busy={isBusy}
        onConfirm={() => send(undefined)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type DeviceProps = { readonly session: OpenSession; readonly isBusy: boolean; readonly onEnd: () => void };

function Device({ session: { device, address, startedAt, lastSeenAt, isThis, game }, isBusy, onEnd }: DeviceProps) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const name = useDeviceName()(device);
  const [started, seen, place, playing] = [
    dateTime(startedAt),
    dateTime(lastSeenAt),
    bidiIsolate(address),
    bidiIsolate(game ?? ''),
  ];
  return (
    <li>
      <SecurityFacts>
        <h3>
          <bdi>{name}</bdi>
          {isThis && <StatusBadge tone="info" word={t({ id: 'security.devices.this', message: 'This device' })} />}
        </h3>
        <p>{t({ id: 'security.devices.times', message: `Logged in ${started}, last seen ${seen}` })}</p>
        {address !== '' && <p>{t({ id: 'security.devices.address', message: `Address: ${place}` })}</p>}
        {game !== undefined && <p>{t({ id: 'security.devices.game', message: `Open game: ${playing}` })}</p>}
      </SecurityFacts>
      {!isThis && (
        <Button
          variant="plain"
          disabled={isBusy}
          aria-label={t({ id: 'security.devices.end', message: `Log out ${name}` })}
          onClick={onEnd}
        >
          {t({ id: 'security.devices.endAll.action', message: 'Log out' })}
        </Button>
      )}
    </li>
  );
}

/** Returns the name of a device; a sentence for an unknown one. */
export const useDeviceName = (): ((device: string) => string) => {
  const { t } = useLingui();
  return (device) => device || t({ id: 'security.devices.unknown', message: 'Unknown device' });
};
