import type { FormField } from '@baize/features/forms';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';

/** The code of the player's authenticator app, in place of the password (REQ-113, D20). */
export function AuthenticatorField(field: FormField) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t({ id: 'login.authenticatorCode', message: 'Code from your authenticator app' })}
      hint={t({ id: 'login.authenticatorHint', message: 'Six digits. They change every 30 seconds.' })}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={255}
      dir="ltr"
    />
  );
}
