import { useAtomValue } from 'jotai/react';
import { sessionAtom } from '../app/index.ts';

/** Whether who is here can have points: a member with a real account, once that is known. */
export const useHasPoints = (): boolean => {
  const session = useAtomValue(sessionAtom);
  return session.state === 'loggedIn' && session.member !== undefined;
};
