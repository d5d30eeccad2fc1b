import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { referralAtom, registrationClosedAtom } from './registration.atoms.ts';

/** Marks the registration popup as closed for this visit when the calling page unmounts (REQ-138). */
export const usePopupClosed = (inPopup: boolean): void => {
  const close = useSetAtom(registrationClosedAtom);
  useEffect(() => (inPopup ? () => close(true) : undefined), [inPopup, close]);
};

/**
 * True when the registration opens by itself: it is open to new players, a referral link led here, and its popup has
 * not been closed in this visit (REQ-138).
 */
export const useInvitation = (isOpen: boolean): boolean => {
  const referral = useAtomValue(referralAtom);
  const wasClosed = useAtomValue(registrationClosedAtom);
  return isOpen && referral !== undefined && !wasClosed;
};
