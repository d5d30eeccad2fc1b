import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import type { Store } from '../app/index.ts';
import { referralAtom } from './registration.atoms.ts';
import { referralIn } from './registration.rules.ts';

/** Stores the referral code of the visit's first address for the whole visit. */
export const keepReferral = (store: Store, search: string): void => {
  const told = referralIn(search);
  if (told !== undefined) store.set(referralAtom, told);
};

/** Returns the referral code of the address, which it stores for the visit, else the stored one (REQ-125). */
export const useReferral = (search: string): string | undefined => {
  const [kept, keep] = useAtom(referralAtom);
  const told = referralIn(search);
  useEffect(() => {
    if (told !== undefined) keep(told);
  }, [told, keep]);
  return told ?? kept;
};
