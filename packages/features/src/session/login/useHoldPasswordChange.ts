import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { passwordChangeInLoginAtom } from '../leftPassword.atoms.ts';

/** Keeps the shell from asking for a new password while a login form admits the member, who may be asked by the form. */
export const useHoldPasswordChange = (isAdmitting: boolean): void => {
  const hold = useSetAtom(passwordChangeInLoginAtom);
  useEffect(() => {
    if (!isAdmitting) return undefined;
    hold(true);
    return () => hold(false);
  }, [isAdmitting, hold]);
};
