import type { Login } from '@baize/features/session/login';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { pendingLoginAtom } from './pendingLogin.atoms.ts';

/** Submits the credentials that another page has left, as if they were typed. Returns the username for the form. */
export const usePendingLogin = ({ submit }: Pick<Login, 'submit'>): string | undefined => {
  const pending = useAtomValue(pendingLoginAtom);
  const setPending = useSetAtom(pendingLoginAtom);
  useEffect(() => {
    if (pending === undefined) return;
    setPending(undefined);
    submit(pending);
  }, [pending, setPending, submit]);
  return pending?.username;
};
