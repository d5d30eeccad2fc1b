import { useLogout, useSession } from '@baize/features/session';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useContinueTo } from '../../site/routes/useContinueTo.ts';
import { LogoutDialog } from '../../site/screens/LogoutDialog.tsx';

export type LoggedInProps = {
  /** The address to continue to; home when undefined. */
  readonly wayBack?: string | undefined;
};

/** Replaces the form of an entry page for a member who is logged in: continue, or log out and see the form (D56). */
export function LoggedIn({ wayBack }: LoggedInProps) {
  const { t } = useLingui();
  const { accountName } = useSession();
  const leadOn = useContinueTo(wayBack);
  const logout = useLogout({ goHome: () => undefined });
  return (
    <>
      <FormMessage tone="hint">
        {accountName === undefined
          ? t({ id: 'session.loggedIn', message: 'You are logged in.' })
          : t({ id: 'session.loggedInAs', message: `You are logged in as ${accountName}.` })}
      </FormMessage>
      <Button variant="main" wide onClick={() => leadOn('home')}>
        {t({ id: 'session.goOn', message: 'Continue' })}
      </Button>
      <Button wide onClick={logout.ask}>
        {t({ id: 'session.logOut', message: 'Log out' })}
      </Button>
      <LogoutDialog logout={logout} />
    </>
  );
}
