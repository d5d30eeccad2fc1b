import { useChangePassword, type ChangePasswordActor } from '@baize/features/session/login';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

/** A default or expired password is changed before the login goes on (REQ-107). */
export function OwedPasswordDialog({ actor }: { readonly actor: ChangePasswordActor }) {
  return <ChangePasswordDialog change={useChangePassword(actor)} />;
}
