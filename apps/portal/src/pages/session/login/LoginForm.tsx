import type { RouteName } from '@baize/domain/routes';
import type { FormValues } from '@baize/features/forms';
import { useSession } from '@baize/features/session';
import { refusedLoginField, useLogin } from '@baize/features/session/login';
import { useStartUp } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Checkbox } from '@baize/ui-kit/Checkbox';
import { Form } from '@baize/ui-kit/Form';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { TextLink } from '@baize/ui-kit/Link';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';
import { hrefOf, routeOf } from '../../../site/routes/paths.ts';
import { Redirect } from '../../../site/routes/Redirect.tsx';
import { useAdmission } from '../../../site/routes/useAdmission.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { LoggedIn } from '../lazyLoggedIn.ts';
import { accountCookie, rememberedAccount } from './rememberedAccount.ts';
import { usePendingLogin } from './usePendingLogin.ts';
import { useLoginRefusalText } from './useLoginRefusalText.ts';

const loadParts = () => import('./lazyParts.ts');
const lazyPart = <Props,>(of: (parts: Awaited<ReturnType<typeof loadParts>>) => ComponentType<Props>) =>
  lazy(async () => ({ default: of(await withTimeout(loadParts)) }));
const AuthenticatorField = lazyPart((parts) => parts.AuthenticatorField);
const CaptchaCheck = lazyPart((parts) => parts.CaptchaCheck);
const SmsCodeField = lazyPart((parts) => parts.SmsCodeField);
const LoginQuestions = lazyPart((parts) => parts.LoginQuestions);
const PasswordWarning = lazyPart((parts) => parts.PasswordWarning);

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
  const { method, captcha, state, rules, refusal, secondFactor, changePassword, botCheck } = login;
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
  const requestOf = () => {
    const username = form.checked('username');
    return username === undefined ? undefined : login.codeRequest(username);
  };
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
        {/* No hints: rules help to choose a username or a password, not to enter one. */}
        <TextField
          {...form.field('username')}
          hint={undefined}
          label={t({ id: 'login.username', message: 'Username' })}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          onBlur={(event) => login.enterUsername(event.target.value)}
          onInput={(event) => login.typeUsername(event.currentTarget.value)}
        />
        {codeTo !== undefined && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the kit draws the message as a paragraph
          <FormMessage tone="hint" role="status">
            {t({ id: 'login.codeTo', message: `We send a code to ${codeTo}.` })}
          </FormMessage>
        )}
        {method !== 'username' ? (
          <Suspense>
            {method === 'sms' ? (
              <SmsCodeField
                field={form.field('verificationCode')}
                actor={login.smsCode}
                flow="login"
                requestOf={requestOf}
              />
            ) : (
              <AuthenticatorField {...form.field('verificationCode')} />
            )}
          </Suspense>
        ) : (
          <PasswordField
            {...form.field('password')}
            hint={undefined}
            label={t({ id: 'login.password', message: 'Password' })}
            autoComplete="current-password"
            dir="ltr"
          />
        )}
        {captcha.state !== 'hidden' && (
          <Suspense>
            <CaptchaCheck field={form.field('captcha')} captcha={captcha} />
          </Suspense>
        )}
        {entry !== 'header' && (
          <Checkbox name="remember" defaultChecked={remembered !== ''}>
            {t({ id: 'login.remember', message: 'Remember me for a day' })}
          </Checkbox>
        )}
      </Form>
      {(codeTo !== undefined || login.passwordChosen) && entry !== 'header' && (
        <Button wide onClick={() => login.chooseMethod(codeTo === undefined ? 'sms' : 'username')}>
          {codeTo === undefined
            ? t({ id: 'login.withCode', message: 'Log in with a code by text message' })
            : t({ id: 'login.withPassword', message: 'Log in with your password' })}
        </Button>
      )}
      {flags.authenticatorLogin && entry !== 'header' && (
        <Button wide onClick={() => login.chooseMethod(method === 'authenticator' ? 'username' : 'authenticator')}>
          {method === 'authenticator'
            ? t({ id: 'login.withPassword', message: 'Log in with your password' })
            : t({ id: 'login.withAuthenticator', message: 'Log in with an authenticator app' })}
        </Button>
      )}
      {flags.freePlay && entry === 'page' && (
        <Button wide onClick={login.startFreePlay}>
          {t({ id: 'login.freePlay', message: 'Explore with a trial account' })}
        </Button>
      )}
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
