import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { usePlace } from '../../site/routes/Place.ts';
import { useMove } from '../../site/routes/useMove.ts';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { withTimeout } from '../../site/withTimeout.ts';
import { EntryFrame } from '../session/EntryFrame.tsx';
import { EntryFormPlaceholder } from '../session/EntryFormPlaceholder.tsx';
import { EntryLinks } from '../EntryLinks.tsx';
import { Recovery } from './Recovery.tsx';
import { RecoveryFrame } from './RecoveryPage.styles.ts';

const loadUndo = () => import('./UndoChange.tsx').then((chunk) => chunk.UndoChange);
const UndoChange = lazy(async () => ({ default: await withTimeout(loadUndo) }));

/** The page that resets a forgotten password (REQ-142), or undoes a change by the link of a message. */
export function RecoveryPage() {
  const { t } = useLingui();
  const { flags, startUp } = useStartUp();
  const { hash } = usePlace();
  const { hasRealAccount } = useSession();
  const undo = useUndoToken();
  // A link opened while this page is shown changes the hash only. A reload starts the portal anew, which takes the
  // token from the address.
  useEffect(() => {
    if (hash.startsWith('#reset=')) window.location.reload();
  }, [hash]);
  return (
    <RecoveryFrame>
      <EntryFrame group="w_forget">
        <PageHeading />
        {undo !== undefined && (
          <Suspense fallback={<EntryFormPlaceholder />}>
            <UndoChange token={undo} />
          </Suspense>
        )}
        {undo === undefined &&
          (startUp === undefined ? <EntryFormPlaceholder /> : <Recovery flags={flags} rules={startUp.fieldRules} />)}
        {!hasRealAccount && (
          <EntryLinks>
            <TextLink href={hrefOf('login')}>{t({ id: 'recovery.login', message: 'Back to log in' })}</TextLink>
          </EntryLinks>
        )}
      </EntryFrame>
    </RecoveryFrame>
  );
}

const tokenIn = (hash: string): string | undefined => /^#undo=(?<token>[\w-]+)$/u.exec(hash)?.groups?.['token'];

/** The token of a link that undoes a change; it is taken out of the address, so that no history keeps it. */
const useUndoToken = (): string | undefined => {
  const { hash } = usePlace();
  const move = useMove();
  const [token, setToken] = useState(() => tokenIn(hash));
  const found = tokenIn(hash);
  if (found !== undefined && found !== token) setToken(found);
  useEffect(() => {
    if (found !== undefined) move(hrefOf('forget'), { replace: true });
  }, [found, move]);
  return token;
};
