import { useChangeProfile, useConsentChanges, type ConsentChannel, type MemberProfile } from '@baize/features/profile';
import { Button } from '@baize/ui-kit/Button';
import { Checkbox } from '@baize/ui-kit/Checkbox';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { ButtonRow, MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { LineList } from './ProfileSettings.styles.ts';
import { useProfileRefusalText } from './useProfileRefusalText.ts';
import { useSaved } from './useSaved.ts';

/** The consent to each way of advertising, given and withdrawn with one tap. */
export function ConsentsPart({ consents }: Pick<MemberProfile, 'consents'>) {
  const { t } = useLingui();
  const names = useChannelNames();
  const saved = useSaved();
  const [isOpen, setOpen] = useState(false);
  const { change, isBusy, sending, refusal } = useChangeProfile(saved);
  const refusalText = useProfileRefusalText();
  const title = t({ id: 'profile.consents', message: 'Offers and news' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>
        {t({
          id: 'profile.consents.text',
          message: 'Choose how we may tell you about offers. You can change this at any time.',
        })}
      </p>
      {consents.map(({ channel, isGiven }) => (
        <Checkbox
          key={channel}
          name={channel}
          checked={sending?.change === 'consent' && sending.channel === channel ? sending.isGiven : isGiven}
          disabled={isBusy}
          onChange={({ target }) => change({ change: 'consent', channel, isGiven: target.checked })}
        >
          {names[channel]}
        </Checkbox>
      ))}
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <ButtonRow>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t({ id: 'profile.consents.history', message: 'Your earlier choices' })}
        </Button>
      </ButtonRow>
      {isOpen && <ConsentHistory />}
    </MoneyPart>
  );
}

function ConsentHistory() {
  const { t } = useLingui();
  const names = useChannelNames();
  const dateTime = useDateTime();
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'profile.consents.failed', message: 'Your earlier choices could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <LoadedContent of={useConsentChanges()} loading={<Skeleton shape="figure" />} failed={renderFailure}>
      {(changes) =>
        changes.length === 0 ? (
          <p>{t({ id: 'profile.consents.none', message: 'You have not changed anything yet.' })}</p>
        ) : (
          <LineList>
            {changes.map(({ channel, isGiven, at }) => (
              <li key={`${channel} ${at}`}>
                <strong>{names[channel]}</strong>{' '}
                <span>
                  {isGiven
                    ? t({ id: 'profile.consents.given', message: 'allowed' })
                    : t({ id: 'profile.consents.withdrawn', message: 'withdrawn' })}
                </span>{' '}
                <small>{dateTime(at)}</small>
              </li>
            ))}
          </LineList>
        )
      }
    </LoadedContent>
  );
}

/** Names of the ways of advertising. */
const useChannelNames = (): Readonly<Record<ConsentChannel, string>> => {
  const { t } = useLingui();
  return {
    email: t({ id: 'profile.consents.email', message: 'By e-mail' }),
    sms: t({ id: 'profile.consents.sms', message: 'By SMS' }),
    phone: t({ id: 'profile.consents.phone', message: 'By phone call' }),
    site: t({ id: 'profile.consents.site', message: 'By messages on this site' }),
  };
};
