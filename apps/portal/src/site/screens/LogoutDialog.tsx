import type { useLogout } from '@baize/features/session';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** Asks before logging out (REQ-087). */
export function LogoutDialog({ logout }: { readonly logout: ReturnType<typeof useLogout> }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={logout.state !== 'idle'}
      title={t({ id: 'logOut.title', message: 'Log out?' })}
      text={t({ id: 'logOut.text', message: 'You will need your password to log in again.' })}
      confirmLabel={t({ id: 'logOut.confirm', message: 'Log out' })}
      cancelLabel={t({ id: 'logOut.cancel', message: 'Stay logged in' })}
      onConfirm={logout.confirm}
      onCancel={logout.cancel}
      busy={logout.state === 'leaving'}
    />
  );
}
