import { useAtomValue } from 'jotai/react';
import { offeredTokenAtom, sessionAtom } from '../app/index.ts';

/** True when a link with another account's token was opened while a session is running. */
export const useIsOtherOffered = (): boolean => {
  const token = useAtomValue(offeredTokenAtom);
  return useAtomValue(sessionAtom).state !== 'anonymous' && token !== undefined;
};
