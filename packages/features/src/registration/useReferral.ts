import { useAtom } from 'jotai/react';
import { useEffect } from 'react';
import { referralAtom } from './registration.atoms.ts';
import { referralIn } from './registration.rules.ts';

/** Whose link the visitor came by: read from the address where it says so, and kept for the visit (REQ-125). */
export const useReferral = (search: string): string | undefined => {
  const [kept, keep] = useAtom(referralAtom);
  const told = referralIn(search);
  useEffect(() => {
    if (told !== undefined) keep(told);
  }, [told, keep]);
  return told ?? kept;
};
