import { atom } from 'jotai';

/** With what the login form logs in by itself when it comes, once; in memory alone (REQ-147). */
export const pendingLoginAtom = atom<{ readonly username: string; readonly password: string } | undefined>(undefined);
