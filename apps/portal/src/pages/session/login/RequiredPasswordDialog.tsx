import { useChangePassword, type ChangePasswordActor } from '@baize/features/session/login';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

/** The change of a default or expired password, required before the login continues (REQ-107). */
export function RequiredPasswordDialog({ actor }: { readonly actor: ChangePasswordActor }) {
  return <ChangePasswordDialog change={useChangePassword(actor)} />;
}
