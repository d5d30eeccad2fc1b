import type { RouteName } from '@baize/domain/routes';
import type { FormValues } from '@baize/features/forms';
import { useSession } from '@baize/features/session';
import { refusedLoginField, useLogin, type Login } from '@baize/features/session/login';
import { useStartUp } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, type ReactNode } from 'react';
import { hrefOf, routeOf } from '../../../site/routes/paths.ts';
import { Redirect } from '../../../site/routes/Redirect.tsx';
import { useAdmission } from '../../../site/routes/useAdmission.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { LoggedIn } from '../lazyLoggedIn.ts';
import { LoginFormFields } from './LoginFormFields.tsx';
import { LoginQuestions, PasswordWarning, loadParts } from './LoginFormParts.ts';
import { LoginFormWays } from './LoginFormWays.tsx';
import { accountCookie, rememberedAccount } from './rememberedAccount.ts';
import { useLoginRefusalText } from './useLoginRefusalText.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { pendingLoginAtom } from './pendingLogin.atoms.ts';

type LoginFormProps = {
  readonly entry?: 'page' | 'agent' | 'header' | undefined;
  /** The address to return to after the login. */
  readonly wayBack?: string | undefined;
  /** Called after a login with the route that it leads to. */
  readonly onDone: (route: RouteName) => void;
  /** Other ways to log in, rendered below the form. */
  readonly children?: ReactNode;
};

/** Username with a password or a code; the captcha appears once the gateway requires it (REQ-092). */
export function LoginForm({ entry = 'page', wayBack, onDone, children }: LoginFormProps) {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  const admission = useAdmission();
  const { flags, startUp } = useStartUp();

  const login = useLogin({
    entry,
    flags,
    rules: startUp?.fieldRules,
    onDone: ({ route }) => onDone(route),
  });
  const { state, rules, refusal, secondFactor, changePassword, botCheck } = login;
  const codeTo = login.codeTo === undefined ? undefined : `\u2066${login.codeTo}\u2069`;
  const isWarned = refusal?.code === 'passwordIncorrect';
  const remembered = rememberedAccount(document.cookie);
  const pending = usePendingLogin(login);

  const handleSubmit = ({ remember, ...values }: FormValues): void => {
    const { username = '', password, verificationCode, captcha: typed } = values;
    // The header's form has no checkbox and must not change the remembered account.
    if (entry !== 'header')
      document.cookie = accountCookie(remember === undefined ? '' : username, window.location.protocol === 'https:');
    login.submit({ username, password, verificationCode, captcha: typed });
  };
  const form = useWordedForm({
    rules,
    defaults: { username: pending ?? remembered },
    refusal: isWarned ? undefined : refusal,
    refusedField: refusedLoginField,
    refusalText: useLoginRefusalText(),
    onSubmit: handleSubmit,
    onInvalid: login.submitInvalid,
  });
  const handleFocus = (): void => {
    login.prepare();
    void loadParts().catch(() => undefined);
  };
  const busy = state === 'busy' || state === 'waiting';
  const forget = flags.mobileRecovery || flags.emailRecovery ? hrefOf('forget') : undefined;

  // A new tab may be redirected here before another tab has shared its session (D39): return at once.
  const guard = wayBack === undefined ? undefined : routeOf(wayBack)?.access;
  const letsIn = guard !== undefined && guard !== 'anyone' && admission(guard) === 'open';
  if (letsIn && state === 'entering' && wayBack !== undefined) return <Redirect to={wayBack} />;
  // D56. The session that this form itself has started is never seen in state `entering`.
  if (hasRealAccount && state === 'entering' && entry === 'page')
    return (
      <Suspense>
        <LoggedIn wayBack={wayBack} />
      </Suspense>
    );
  return (
    <>
      <Form
        {...form.props}
        busy={busy}
        onFocus={handleFocus}
        actions={
          <>
            <Button type="submit" variant="main" wide busy={busy}>
              {t({ id: 'login.submit', message: 'Log in' })}
            </Button>
            {forget !== undefined && (
              <TextLink href={forget}>{t({ id: 'login.forgot', message: 'Forgot your password?' })}</TextLink>
            )}
          </>
        }
      >
        <LoginFormFields
          login={login}
          form={form}
          codeTo={codeTo}
          remembered={remembered}
          inHeader={entry === 'header'}
        />
      </Form>
      {entry !== 'header' && <LoginFormWays login={login} codeTo={codeTo} offersTrial={entry === 'page'} />}
      <Suspense>{isWarned && <PasswordWarning onRead={login.readRefusal} />}</Suspense>
      {(secondFactor ?? changePassword ?? botCheck) !== undefined && (
        <Suspense>
          <LoginQuestions secondFactor={secondFactor} changePassword={changePassword} botCheck={botCheck} />
        </Suspense>
      )}
      {children}
    </>
  );
}

/** Submits the credentials that another page has left, as if they were typed. Returns the username for the form. */
const usePendingLogin = ({ submit }: Pick<Login, 'submit'>): string | undefined => {
  const pending = useAtomValue(pendingLoginAtom);
  const setPending = useSetAtom(pendingLoginAtom);
  useEffect(() => {
    if (pending === undefined) return;
    setPending(undefined);
    submit(pending);
  }, [pending, setPending, submit]);
  return pending?.username;
};
