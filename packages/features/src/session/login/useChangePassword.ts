import { useSelector } from '@xstate/react';
import type { ChangePasswordActor, ChangePasswordFaults, NewPassword } from './changePassword.machine.ts';
import type { LoginRefusal } from '../../verification/index.ts';

export type ChangePasswordView = {
  /** False when the password typed at login is known (REQ-148). */
  readonly asksOldPassword: boolean;
  readonly changing: boolean;
  readonly faults: ChangePasswordFaults;
  readonly refusal: LoginRefusal | undefined;
  readonly submit: (passwords: NewPassword) => void;
  /** Gives up, which also ends the login. */
  readonly cancel: () => void;
};

/** The change-password modal; undefined when it is not shown. */
export const useChangePassword = (actor: ChangePasswordActor | undefined): ChangePasswordView | undefined => {
  const snapshot = useSelector(actor, (now) => now);
  if (actor === undefined || snapshot === undefined) return undefined;
  const { faults, refusal, oldPassword } = snapshot.context;
  return {
    asksOldPassword: oldPassword === undefined,
    faults,
    refusal,
    changing: snapshot.matches('changing'),
    submit: (passwords) => actor.send({ type: 'submitted', ...passwords }),
    cancel: () => actor.send({ type: 'cancelled' }),
  };
};
