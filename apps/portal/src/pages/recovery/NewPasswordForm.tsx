import type { Recovery } from '@baize/features/recovery';
import { useLingui } from '@lingui/react/macro';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { useRecoveryForm } from './useRecoveryForm.ts';

/** The form behind the link of a recovery e-mail (D15). */
export function NewPasswordForm({ recovery }: { readonly recovery: Recovery }) {
  const { t } = useLingui();
  const { busy, rules, submitPassword } = recovery;
  const form = useRecoveryForm(recovery, 'newPassword', ({ newPassword = '' }) => submitPassword(newPassword));
  return (
    <SetPasswordForm
      recovery={recovery}
      form={form}
      rules={rules.newPassword}
      busy={busy}
      text={t({ id: 'recovery.linkText', message: 'Choose the password you will log in with from now on.' })}
    />
  );
}
