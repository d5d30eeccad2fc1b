import type { FieldRule } from '@baize/domain/field-rules';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { passwordChangeAtom, endSessionAtom, sessionTokenAtom, useFeatures } from '../../app/index.ts';
import { loadMember } from '../startSession.ts';
import { changePasswordActors } from './changePassword.actors.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import { useChangePassword } from './useChangePassword.ts';
import type { ChangePasswordView } from './useChangePassword.ts';

/**
 * Required password change after the login form is gone, by a reload or by Back. Its form has a field for the current
 * password, which is stored nowhere (REQ-148). Cancelling ends the session; `onChanged` runs after a change.
 */
export const useLeftPassword = (
  rules: readonly FieldRule[],
  onChanged: () => void,
): { readonly change: ChangePasswordView; readonly prepare: () => void } => {
  const { gateway, store, merchant } = useFeatures();
  const [chart] = useState(() => changePasswordMachine.provide({ actors: changePasswordActors(gateway) }));
  const passwordRule = rules.find(({ key }) => key === 'password');
  const actor = useActorRef(chart, { input: { passwordRule } }, ({ output }) => {
    if (output === undefined) return;
    if (output.kind === 'cancelled') return store.set(endSessionAtom, { merchant, end: 'loggedOut' });
    store.set(passwordChangeAtom, false);
    void loadMember(store, gateway, store.get(sessionTokenAtom) ?? '');
    onChanged();
  });
  return { change: useChangePassword(actor), prepare: () => void gateway.prepare() };
};
