import { useSetAtom } from 'jotai/react';
import { welcomedAtom } from '../app/index.ts';
import { useSession } from './useSession.ts';

/** Whether a member logged in for the first time just now, and how that is put aside (REQ-106, D32); a trial is no member. */
export const useWelcome = (): { readonly isNew: boolean; readonly read: () => void } => {
  const { firstTimeLogin, member, role } = useSession();
  const read = useSetAtom(welcomedAtom);
  return { isNew: firstTimeLogin && member !== undefined && role !== 'trial', read };
};
