import { useSetAtom } from 'jotai/react';
import { markWelcomedAtom } from '../app/index.ts';
import { useSession } from './useSession.ts';

/** `isNew` is true after a first login once the member has loaded, until `read`; never for a trial (REQ-106, D32). */
export const useWelcome = (): { readonly isNew: boolean; readonly read: () => void } => {
  const { firstTimeLogin, member, role } = useSession();
  const read = useSetAtom(markWelcomedAtom);
  return { isNew: firstTimeLogin && member !== undefined && role !== 'trial', read };
};
