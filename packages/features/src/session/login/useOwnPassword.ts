import type { FieldRule } from '@baize/domain/field-rules';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useFeatures } from '../../app/index.ts';
import { changePasswordActors } from './changePassword.actors.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import type { ChangePasswordOutput } from './changePassword.machine.ts';
import { useChangePassword } from './useChangePassword.ts';
import type { ChangePasswordView } from './useChangePassword.ts';

/** Password change started by a member, with a field for the old one; `onDone` runs when it ends (REQ-148). */
export const useOwnPassword = (
  rules: readonly FieldRule[],
  onDone: (kind: ChangePasswordOutput['kind']) => void,
): { readonly change: ChangePasswordView; readonly prepare: () => void } => {
  const { gateway } = useFeatures();
  const [chart] = useState(() => changePasswordMachine.provide({ actors: changePasswordActors(gateway) }));
  const passwordRule = rules.find(({ key }) => key === 'password');
  const actor = useActorRef(chart, { input: { passwordRule } }, ({ output }) => {
    if (output !== undefined) onDone(output.kind);
  });
  return { change: useChangePassword(actor), prepare: () => void gateway.prepare() };
};
