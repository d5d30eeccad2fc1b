import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { referralAtom, registrationClosedAtom } from './registration.atoms.ts';

/** Remembers for the visit that the registration's popup was closed, once the page that asks is (REQ-138). */
export const usePopupClosed = (inPopup: boolean): void => {
  const close = useSetAtom(registrationClosedAtom);
  useEffect(() => (inPopup ? () => close(true) : undefined), [inPopup, close]);
};

/** Whether a registration that is open opens by itself: for whoever came by a friend's link, until it was closed once (REQ-138). */
export const useInvitation = (isOpen: boolean): boolean => {
  const referral = useAtomValue(referralAtom);
  const wasClosed = useAtomValue(registrationClosedAtom);
  return isOpen && referral !== undefined && !wasClosed;
};
