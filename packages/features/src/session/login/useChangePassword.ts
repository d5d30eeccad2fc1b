import type { FieldRule } from '@baize/domain/field-rules';
import { useSnapshot } from '../../flow/index.ts';
import type { ChangePasswordActor } from './changePassword.machine.ts';
import { changePasswordFields } from './changePassword.rules.ts';
import type { ChangePasswordRefusal, NewPassword } from './changePassword.types.ts';

export type ChangePasswordView = {
  /** False when the login has supplied the old password (REQ-148). */
  readonly asksOldPassword: boolean;
  /** Rules of the fields. */
  readonly rules: readonly FieldRule[];
  readonly changing: boolean;
  readonly refusal: ChangePasswordRefusal | undefined;
  readonly submit: (passwords: NewPassword) => void;
  /** Cancels the change; during a login that ends the login, too. */
  readonly cancel: () => void;
};

/** View of a password change for its form. */
export const useChangePassword = (actor: ChangePasswordActor): ChangePasswordView => {
  const snapshot = useSnapshot(actor);
  const { passwordRule, refusal, oldPassword } = snapshot.context;
  const asksOldPassword = oldPassword === undefined;
  return {
    asksOldPassword,
    rules: changePasswordFields(asksOldPassword, passwordRule),
    refusal,
    changing: snapshot.matches('changing'),
    submit: (passwords) => actor.send({ type: 'submitted', ...passwords }),
    cancel: () => actor.send({ type: 'cancelled' }),
  };
};
