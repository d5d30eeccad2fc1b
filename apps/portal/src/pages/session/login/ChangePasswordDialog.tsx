import { refusedField, type ChangePasswordView } from '@baize/features/session/login';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type FormEvent } from 'react';
import { useFieldFaultText } from '../../../words/useFieldFaultText.ts';
import { useRefusalText } from '../../../words/useRefusalText.ts';
import { focusField } from './focusField.ts';
import { LoginFields } from './LoginForm.styles.ts';

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** A default or expired password is changed before anything else (REQ-107, REQ-148). */
export function ChangePasswordDialog({ change }: { readonly change: ChangePasswordView }) {
  const { t } = useLingui();
  const faultText = useFieldFaultText();
  const refusalText = useRefusalText();
  const form = useRef<HTMLFormElement>(null);
  const { faults, refusal, changing, asksOldPassword } = change;

  const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
  const shownFields = fields.filter((name) => name !== 'oldPassword' || asksOldPassword);
  const refused = shownFields.find((name) => name === refusedField(refusal));
  useEffect(() => {
    focusField(form.current, Object.keys(faults)[0] ?? (refusal === undefined ? undefined : refused));
  }, [faults, refusal, refused]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    change.submit({
      ...(asksOldPassword ? { oldPassword: text(data, 'oldPassword') } : {}),
      newPassword: text(data, 'newPassword'),
      confirmNewPassword: text(data, 'confirmNewPassword'),
    });
  };
  const errorOf = (name: keyof typeof faults): string | undefined => {
    const fault = faults[name];
    if (fault !== undefined) return faultText(fault);
    return refusal !== undefined && name === refused ? refusalText(refusal) : undefined;
  };
  return (
    <Dialog open onClose={change.cancel} title={t({ id: 'changePassword.title', message: 'Choose a new password' })}>
      <LoginFields ref={form} method="post" noValidate onSubmit={handleSubmit}>
        <p>
          {t({
            id: 'changePassword.text',
            message: 'Your password has expired or was set for you. Choose a new one to continue.',
          })}
        </p>
        {asksOldPassword && (
          <PasswordField
            name="oldPassword"
            label={t({ id: 'changePassword.old', message: 'Current password' })}
            autoComplete="current-password"
            dir="ltr"
            required
            error={errorOf('oldPassword')}
          />
        )}
        <PasswordField
          name="newPassword"
          label={t({ id: 'changePassword.new', message: 'New password' })}
          autoComplete="new-password"
          dir="ltr"
          required
          error={errorOf('newPassword')}
        />
        <PasswordField
          name="confirmNewPassword"
          label={t({ id: 'changePassword.confirm', message: 'Repeat new password' })}
          autoComplete="new-password"
          dir="ltr"
          required
          error={errorOf('confirmNewPassword')}
        />
        {refusal !== undefined && refused === undefined && (
          <FormMessage role="alert">{refusalText(refusal)}</FormMessage>
        )}
        <Button type="submit" variant="main" wide busy={changing}>
          {t({ id: 'changePassword.submit', message: 'Change password' })}
        </Button>
      </LoginFields>
    </Dialog>
  );
}
