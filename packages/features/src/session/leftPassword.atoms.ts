import { atom } from 'jotai/vanilla';
import { passwordChangeAtom, sessionAtom } from '../app/index.ts';

/** The form of a login asks for the new password itself. */
export const passwordChangeInLoginAtom = atom(false);

/** A password change is owed that no login form asks for: the page was reloaded, or the form was left. */
export const leftPasswordChangeAtom = atom(
  (get) => get(sessionAtom).state !== 'anonymous' && get(passwordChangeAtom) && !get(passwordChangeInLoginAtom),
);
