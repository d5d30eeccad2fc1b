import type { Recovery } from '@baize/features/recovery';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { useLingui } from '@lingui/react/macro';
import { NewPasswordField } from './NewPasswordField.tsx';
import { RecoveryText } from './RecoveryPage.styles.ts';
import { useRecoveryForm } from './useRecoveryForm.ts';

/** What the link of an e-mail leads to (D15). */
export function NewPasswordForm({ recovery }: { readonly recovery: Recovery }) {
  const { t } = useLingui();
  const { busy, submitPassword, prepare } = recovery;
  const form = useRecoveryForm(recovery, 'newPassword', ({ newPassword = '' }) => submitPassword(newPassword));
  return (
    <Form
      {...form.props}
      busy={busy}
      onFocus={prepare}
      actions={
        <Button type="submit" variant="main" wide busy={busy}>
          {t({ id: 'recovery.setPassword', message: 'Set new password' })}
        </Button>
      }
    >
      <RecoveryText>
        {t({ id: 'recovery.linkText', message: 'Choose the password that you will log in with from now on.' })}
      </RecoveryText>
      <NewPasswordField field={form.field('newPassword')} />
    </Form>
  );
}
