import { launchPort, launchStep } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from 'react-router-dom';
import { hrefOf } from '../../../routes/paths.ts';
import { LaunchedGame } from './LaunchedGame.tsx';
import type { RequestedGame } from './requestedGame.ts';

/** Lets through who may play: visitors log in first, a trial account is told to use a real one (REQ-189, REQ-190). */
export function LaunchGate({ game }: { readonly game: RequestedGame }) {
  const { t } = useLingui();
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const { vendor, code, category, demo } = game;
  const { step } = launchStep({ vendor, code, category, opensList: false, status: 'open' }, session, { demo });
  if (step === 'logIn') return <Navigate replace to={hrefOf('login', { return: pathname + search }) ?? '/'} />;
  if (step === 'needRealAccount') {
    return (
      <StatusScreen
        kind="blocked"
        title={t({ id: 'in_need_true_account', message: 'You need a real account' })}
        text={t({
          id: 'in_need_true_account.text',
          message: 'With a trial account, you can look around and try games for free.',
        })}
        action={
          <ButtonLink variant="main" href={hrefOf('home') ?? '/'}>
            {t({ id: 'notFound.home', message: 'Go to the home page' })}
          </ButtonLink>
        }
      />
    );
  }
  return <LaunchedGame game={game} port={launchPort(category)} />;
}
