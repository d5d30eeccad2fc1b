import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** All that the header says of a username or a password that cannot be right (REQ-099). */
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
