import { atom } from 'jotai';

/** Credentials that the login form submits once by itself when it mounts; kept in memory only (REQ-147). */
export const pendingLoginAtom = atom<{ readonly username: string; readonly password: string } | undefined>(undefined);
