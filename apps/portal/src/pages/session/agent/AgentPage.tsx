import { useSession } from '@baize/features/session';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';
import { hrefOf } from '../../../site/routes/paths.ts';
import { Redirect } from '../../../site/routes/Redirect.tsx';

// The whole login page in one lazy import, so that a login shares no chunk with this page.
const loadLogin = () => import('../login/LoginPage.tsx').then((chunk) => chunk.LoginPage);
const LoginPage = lazy(async () => ({ default: await withTimeout(loadLogin) }));

/**
 * The login of agents. An agent who is logged in is redirected; other members see that they are not agents (REQ-112,
 * D29).
 */
export function AgentPage() {
  const { t } = useLingui();
  const { session, role } = useSession();
  if (role === 'agent') return <Redirect to={hrefOf('agentHome')} />;
  const notice = session.state !== 'anonymous' && session.member !== undefined && (
    <FormMessage role="alert">
      {t({ id: 'login.nonAgent', message: 'Non-agents cannot log in to the agent center.' })}
    </FormMessage>
  );
  return (
    <Suspense>
      <LoginPage entry="agent" notice={notice} />
    </Suspense>
  );
}
