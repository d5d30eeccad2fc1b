import type { Login } from '@baize/features/session/login';
import { useStartUp } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { offersPasskeys } from '../../verification/passkey/offersPasskeys.ts';
import { lazyPasskeyLogin } from './lazyPasskeyLogin.ts';

type LoginFormWaysProps = {
  readonly login: Login;
  /** The number that a code is sent to, isolated from the direction of the text. */
  readonly codeTo: string | undefined;
  readonly offersTrial: boolean;
};

/** Buttons for the other ways to log in, which the merchant's flags and the browser allow. */
export function LoginFormWays({ login, codeTo, offersTrial }: LoginFormWaysProps) {
  const { t } = useLingui();
  const { flags } = useStartUp();
  const { method } = login;
  return (
    <>
      {(codeTo !== undefined || login.passwordChosen) && (
        <Button wide onClick={() => login.chooseMethod(codeTo === undefined ? 'sms' : 'username')}>
          {codeTo === undefined
            ? t({ id: 'login.withCode', message: 'Log in with a code by text message' })
            : t({ id: 'login.withPassword', message: 'Log in with your password' })}
        </Button>
      )}
      {flags.authenticatorLogin && (
        <Button wide onClick={() => login.chooseMethod(method === 'authenticator' ? 'username' : 'authenticator')}>
          {method === 'authenticator'
            ? t({ id: 'login.withPassword', message: 'Log in with your password' })
            : t({ id: 'login.withAuthenticator', message: 'Log in with an authenticator app' })}
        </Button>
      )}
      {offersPasskeys() && (
        <Button wide onClick={() => login.choosePasskey(lazyPasskeyLogin)}>
          {t({ id: 'login.withPasskey', message: 'Log in with a passkey' })}
        </Button>
      )}
      {flags.freePlay && offersTrial && (
        <Button wide onClick={login.startFreePlay}>
          {t({ id: 'login.freePlay', message: 'Explore with a trial account' })}
        </Button>
      )}
    </>
  );
}
