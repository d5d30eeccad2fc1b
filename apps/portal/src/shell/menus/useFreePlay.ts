import { useSession } from '@baize/features/session';
import { useFlags } from '@baize/features/system';
import { useSetAtom } from 'jotai';
import { freePlayAtom } from '../freePlay.atoms.ts';

/** Starts a demo session; undefined for members, and for merchants without FREEPLAY3 (REQ-041, D47). */
export const useFreePlay = (): (() => void) | undefined => {
  const { isLoggedIn } = useSession();
  const start = useSetAtom(freePlayAtom);
  return useFlags().freePlay && !isLoggedIn ? () => start(true) : undefined;
};
