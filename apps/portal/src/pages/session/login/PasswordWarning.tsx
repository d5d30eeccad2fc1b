import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** The only error of the header's login for a username or password that breaks a rule (REQ-099). */
export function PasswordWarning({ onRead }: { readonly onRead: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t({ id: 'login.passwordIncorrect', message: 'The password is incorrect.' })}
      confirmLabel={t({ id: 'login.passwordIncorrectRead', message: 'OK' })}
      onConfirm={onRead}
      onCancel={onRead}
    />
  );
}
