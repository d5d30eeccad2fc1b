import { useRuleForm, type FormValues } from '@baize/features/forms';
import { refusedField, useLogin } from '@baize/features/session/login';
import { useStartUp } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { Checkbox } from '@baize/ui-kit/Checkbox';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { TextLink } from '@baize/ui-kit/Link';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type FocusEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf, leadsOn } from '../../../routes/paths.ts';
import { useSearch } from '../../../routes/useSearch.ts';
import { useFieldFaultText } from '../../../words/useFieldFaultText.ts';
import { useRefusalText } from '../../../words/useRefusalText.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { focusField } from './focusField.ts';
import { LoginCaptcha } from './LoginCaptcha.tsx';
import { LoginFields } from './LoginForm.styles.ts';
import { accountCookie, rememberedAccount } from './rememberedAccount.ts';
import { required } from './required.ts';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { SmsCodeField } from './SmsCodeField.tsx';

/** Username and password, or an SMS code in the password's place; the captcha once the gateway wants one (REQ-092). */
export function LoginForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { wayBack } = useSearch('login');
  const { flags, startUp } = useStartUp();
  const refusalText = useRefusalText();
  const faultText = useFieldFaultText();

  const login = useLogin({
    entry: 'page',
    flags,
    rules: startUp?.fieldRules ?? [],
    onDone: ({ route }) => {
      const way = wayBack !== undefined && leadsOn(wayBack) ? wayBack : undefined;
      void navigate(way ?? hrefOf(route) ?? hrefOf('home'), { replace: true });
    },
  });
  const { method, captcha, state, refusal } = login;
  const asksCaptcha = captcha.state !== 'hidden' && captcha.answer === undefined;

  const handleSubmit = (values: FormValues): void => {
    const { username = '', password, verificationCode, captcha: typed, remember } = values;
    document.cookie = accountCookie(remember === undefined ? '' : username, window.location.protocol === 'https:');
    login.submit({ username, password, verificationCode, captcha: typed });
  };
  const form = useRuleForm({
    rules: [
      required('username'),
      required(method === 'sms' ? 'verificationCode' : 'password'),
      ...(asksCaptcha ? [required('captcha')] : []),
    ],
    onSubmit: handleSubmit,
  });
  const shownFields = [...(asksCaptcha ? ['captcha'] : []), ...(method === 'sms' ? ['verificationCode'] : [])];
  const refused = shownFields.find((name) => name === refusedField(refusal));
  const errorOf = (name: string): string | undefined => {
    const fault = form.faults[name];
    if (fault !== undefined) return faultText(fault);
    return refusal !== undefined && name === refused ? refusalText(refusal) : undefined;
  };
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== undefined) focusField(fields.current, refused);
  }, [refusal, refused]);
  const handleUsernameBlur = (event: FocusEvent<HTMLInputElement>): void => login.enterUsername(event.target.value);
  const forget = flags.mobileRecovery || flags.emailRecovery ? hrefOf('forget') : undefined;

  return (
    <>
      <LoginFields {...form.formProps} ref={fields} method="post" onFocus={login.prepare}>
        <TextField
          name="username"
          label={t({ id: 'login.username', message: 'Username' })}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          required
          defaultValue={rememberedAccount(document.cookie)}
          error={errorOf('username')}
          onBlur={handleUsernameBlur}
        />
        {method === 'sms' ? (
          <SmsCodeField code={login.smsCode} error={errorOf('verificationCode')} />
        ) : (
          <PasswordField
            name="password"
            label={t({ id: 'login.password', message: 'Password' })}
            autoComplete="current-password"
            dir="ltr"
            required
            error={errorOf('password')}
          />
        )}
        {captcha.state !== 'hidden' && <LoginCaptcha captcha={captcha} error={errorOf('captcha')} />}
        <Checkbox name="remember" defaultChecked={rememberedAccount(document.cookie) !== ''}>
          {t({ id: 'login.remember', message: 'Remember me for a day' })}
        </Checkbox>
        {refusal !== undefined && refused === undefined && (
          <FormMessage role="alert">{refusalText(refusal)}</FormMessage>
        )}
        <Button type="submit" variant="main" wide busy={state === 'busy' || state === 'waiting'}>
          {t({ id: 'login.submit', message: 'Log in' })}
        </Button>
        {forget !== undefined && (
          <TextLink href={forget}>{t({ id: 'login.forgot', message: 'Forgot your password?' })}</TextLink>
        )}
      </LoginFields>
      {flags.freePlay && (
        <Button wide onClick={login.startFreePlay}>
          {t({ id: 'login.freePlay', message: 'Explore with a trial account' })}
        </Button>
      )}
      {login.changePassword !== undefined && <ChangePasswordDialog change={login.changePassword} />}
      {login.twoFactor !== undefined && <SecondFactorDialog check={login.twoFactor} />}
    </>
  );
}
