import { useAtomValue } from 'jotai/react';
import { isMemberKey, acceptOfferAtom, offeredTokenAtom, sessionAtom, useFeatures } from '../app/index.ts';
import { useIsOtherOffered } from './useIsOtherOffered.ts';
import { loadMember } from './startSession.ts';

export type OtherAccount = {
  /** True when a link with another account's token was opened while a session is running. */
  readonly asks: boolean;
  /** Account name of the running session; undefined while unknown. */
  readonly accountName: string | undefined;
  readonly accept: () => void;
  /** Keeps the running session and forgets the token. */
  readonly decline: () => void;
};

/** Confirmation before the account of a link replaces the running session. */
export const useOtherAccount = (): OtherAccount => {
  const { store, gateway, merchant, queryClient } = useFeatures();
  const token = useAtomValue(offeredTokenAtom);
  const session = useAtomValue(sessionAtom);
  return {
    asks: useIsOtherOffered(),
    accountName: session.state === 'anonymous' ? undefined : session.accountName,
    accept: () => {
      if (token === undefined) return;
      store.set(acceptOfferAtom, merchant);
      queryClient.removeQueries({ predicate: ({ queryKey }) => isMemberKey(queryKey) });
      void loadMember(store, gateway, token);
    },
    decline: () => store.set(offeredTokenAtom, undefined),
  };
};
