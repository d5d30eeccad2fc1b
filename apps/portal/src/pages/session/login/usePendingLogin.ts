import type { Login } from '@baize/features/session/login';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { pendingLoginAtom } from './pendingLogin.atoms.ts';

/** Logs in with what another page has left for it, as if it had been typed; answers the username for the form. */
export function usePendingLogin({ submit }: Pick<Login, 'submit'>): string | undefined {
  const pending = useAtomValue(pendingLoginAtom);
  const setPending = useSetAtom(pendingLoginAtom);
  useEffect(() => {
    if (pending === undefined) return;
    setPending(undefined);
    submit(pending);
  }, [pending, setPending, submit]);
  return pending?.username;
}
