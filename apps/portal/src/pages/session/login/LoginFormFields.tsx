import type { Login } from '@baize/features/session/login';
import { Checkbox } from '@baize/ui-kit/Checkbox';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { WordedForm } from '../../../site/words/useWordedForm.ts';
import { AuthenticatorField, CaptchaCheck, SmsCodeField } from './LoginFormParts.ts';

type LoginFormFieldsProps = {
  readonly login: Login;
  readonly form: WordedForm;
  /** The number that a code is sent to, isolated from the direction of the text. */
  readonly codeTo: string | undefined;
  readonly remembered: string;
  readonly inHeader: boolean;
};

/** Username, then a password or a code, then the captcha once it is required. */
export function LoginFormFields({ login, form, codeTo, remembered, inHeader }: LoginFormFieldsProps) {
  const { t } = useLingui();
  const { method, captcha } = login;
  const requestOf = () => {
    const username = form.checked('username');
    return username === undefined ? undefined : login.codeRequest(username);
  };
  return (
    <>
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
      {!inHeader && (
        <Checkbox name="remember" defaultChecked={remembered !== ''}>
          {t({ id: 'login.remember', message: 'Remember me for a day' })}
        </Checkbox>
      )}
    </>
  );
}
