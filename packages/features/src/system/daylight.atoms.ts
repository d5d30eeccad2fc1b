import { atom } from 'jotai';

/** Whether it was day at the merchant's when `useDaylightWatcher` looked; undefined before. */
export const daylightAtom = atom<boolean>();
