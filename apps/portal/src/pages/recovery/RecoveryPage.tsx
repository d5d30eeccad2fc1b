import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { usePlace } from '../../site/routes/Place.ts';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { EntryFrame } from '../session/EntryFrame.tsx';
import { EntryFormPlaceholder } from '../session/EntryFormPlaceholder.tsx';
import { EntryLinks } from '../EntryLinks.tsx';
import { Recovery } from './Recovery.tsx';
import { RecoveryFrame } from './RecoveryPage.styles.ts';

/** The page that resets a forgotten password (REQ-142). */
export function RecoveryPage() {
  const { t } = useLingui();
  const { flags, startUp } = useStartUp();
  const { hash } = usePlace();
  const { hasRealAccount } = useSession();
  // A link opened while this page is shown changes the hash only. A reload starts the portal anew, which takes the
  // token from the address.
  useEffect(() => {
    if (hash.startsWith('#reset=')) window.location.reload();
  }, [hash]);
  return (
    <RecoveryFrame>
      <EntryFrame group="w_forget">
        <PageHeading />
        {startUp === undefined ? <EntryFormPlaceholder /> : <Recovery flags={flags} rules={startUp.fieldRules} />}
        {!hasRealAccount && (
          <EntryLinks>
            <TextLink href={hrefOf('login')}>{t({ id: 'recovery.login', message: 'Back to log in' })}</TextLink>
          </EntryLinks>
        )}
      </EntryFrame>
    </RecoveryFrame>
  );
}
