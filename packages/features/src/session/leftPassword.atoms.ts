import { atom } from 'jotai/vanilla';
import { passwordChangeAtom, sessionAtom } from '../app/index.ts';

/** True while a login form shows the password change itself; set by `useHoldPasswordChange`. */
export const passwordChangeInLoginAtom = atom(false);

/** True when a required password change is left to the shell: after a reload, or once the login form is closed. */
export const leftPasswordChangeAtom = atom(
  (get) => get(sessionAtom).state !== 'anonymous' && get(passwordChangeAtom) && !get(passwordChangeInLoginAtom),
);
