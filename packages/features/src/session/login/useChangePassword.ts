import type { FieldRule } from '@baize/domain/field-rules';
import { useSelector } from '@xstate/react';
import type { ChangePasswordActor } from './changePassword.machine.ts';
import { changePasswordFields } from './changePassword.rules.ts';
import type { ChangePasswordRefusal, NewPassword } from './changePassword.types.ts';

export type ChangePasswordView = {
  /** False when the password typed at login is known (REQ-148). */
  readonly asksOldPassword: boolean;
  /** What the form asks of its fields. */
  readonly rules: readonly FieldRule[];
  readonly changing: boolean;
  readonly refusal: ChangePasswordRefusal | undefined;
  readonly submit: (passwords: NewPassword) => void;
  /** Gives up, which also ends the login. */
  readonly cancel: () => void;
};

/** The change-password modal; undefined when it is not shown. */
export const useChangePassword = (actor: ChangePasswordActor | undefined): ChangePasswordView | undefined => {
  const snapshot = useSelector(actor, (now) => now);
  if (actor === undefined || snapshot === undefined) return undefined;
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
