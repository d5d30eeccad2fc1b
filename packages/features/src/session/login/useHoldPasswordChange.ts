import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { passwordChangeInLoginAtom } from '../leftPassword.atoms.ts';

/** While a login form asks for a new password, the shell does not. */
export const useHoldPasswordChange = (isAsking: boolean): void => {
  const hold = useSetAtom(passwordChangeInLoginAtom);
  useEffect(() => {
    if (!isAsking) return undefined;
    hold(true);
    return () => hold(false);
  }, [isAsking, hold]);
};
