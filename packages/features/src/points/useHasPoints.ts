import { useAtomValue } from 'jotai/react';
import { sessionAtom } from '../app/index.ts';

/** True for members with a real account; false while the member is loading. */
export const useHasPoints = (): boolean => {
  const session = useAtomValue(sessionAtom);
  return session.state === 'loggedIn' && session.member !== undefined;
};
