import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { hrefOf } from '../../routes/paths.ts';
import { usePlace } from '../../routes/Place.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { EntryFrame } from '../session/EntryFrame.tsx';
import { EntryFormPlace } from '../session/EntryFormPlace.tsx';
import { EntryWays } from '../EntryWays.tsx';
import { Recovery } from './Recovery.tsx';
import { RecoveryFrame } from './RecoveryPage.styles.ts';

/** Getting back into an account whose password is forgotten (REQ-142). */
export function RecoveryPage() {
  const { t } = useLingui();
  const { flags, startUp } = useStartUp();
  const { hash } = usePlace();
  // A trial account may open a real one.
  const isLoggedIn = useSession().state === 'loggedIn';
  // A link that is opened where this page is open already changes the hash alone: begun anew, the portal takes it out of
  // the address.
  useEffect(() => {
    if (hash.startsWith('#reset=')) window.location.reload();
  }, [hash]);
  return (
    <RecoveryFrame>
      <EntryFrame group="w_forget">
        <PageHeading />
        {startUp === undefined ? <EntryFormPlace /> : <Recovery flags={flags} rules={startUp.fieldRules} />}
        {!isLoggedIn && (
          <EntryWays>
            <TextLink href={hrefOf('login')}>{t({ id: 'recovery.login', message: 'Back to log in' })}</TextLink>
          </EntryWays>
        )}
      </EntryFrame>
    </RecoveryFrame>
  );
}
