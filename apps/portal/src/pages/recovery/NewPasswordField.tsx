import type { FormField } from '@baize/features/forms';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { useLingui } from '@lingui/react/macro';

/** The password that is set: what its rule asks is said before it is typed. */
export function NewPasswordField({ field }: { readonly field: FormField }) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...field}
      label={t({ id: 'recovery.newPassword', message: 'New password' })}
      autoComplete="new-password"
      dir="ltr"
    />
  );
}
