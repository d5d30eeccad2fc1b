import type { Recovery } from '@baize/features/recovery';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { RecoveryForm } from './RecoveryForm.tsx';
import { useRecoveryForm } from './useRecoveryForm.ts';

type EmailFormProps = {
  readonly recovery: Recovery;
  /** Called on focus, to preload the notice that the link was sent. */
  readonly onFocus: () => void;
};

/** Recovery by a link in an e-mail (REQ-144). */
export function EmailForm({ recovery, onFocus }: EmailFormProps) {
  const { t } = useLingui();
  const { busy, askLink } = recovery;
  const form = useRecoveryForm(recovery, 'email', ({ username = '', email = '' }) => askLink({ username, email }));
  return (
    <RecoveryForm
      form={form}
      busy={busy}
      onFocus={onFocus}
      text={t({
        id: 'recovery.emailText',
        message: 'We will e-mail you a link to choose a new password.',
      })}
      action={t({ id: 'recovery.sendLink', message: 'Send reset link' })}
    >
      <TextField
        {...form.field('username')}
        label={t({ id: 'recovery.username', message: 'Username' })}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
      />
      <TextField
        {...form.field('email')}
        label={t({ id: 'recovery.email', message: 'E-mail' })}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
    </RecoveryForm>
  );
}
