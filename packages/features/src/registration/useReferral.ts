import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import type { Store } from '../app/index.ts';
import { referralAtom } from './registration.atoms.ts';
import { referralIn } from './registration.rules.ts';

/** Keeps for the visit who recommended the visitor, as the address that it begins with says it. */
export const keepReferral = (store: Store, search: string): void => {
  const told = referralIn(search);
  if (told !== undefined) store.set(referralAtom, told);
};

/** Whose link the visitor came by: read from the address where it says so, and kept for the visit (REQ-125). */
export const useReferral = (search: string): string | undefined => {
  const [kept, keep] = useAtom(referralAtom);
  const told = referralIn(search);
  useEffect(() => {
    if (told !== undefined) keep(told);
  }, [told, keep]);
  return told ?? kept;
};
