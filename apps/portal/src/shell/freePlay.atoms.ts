import { atom } from 'jotai';

/** True while a demo session starts (D47). */
export const freePlayAtom = atom(false);
