import { atom } from 'jotai';

/** True when it was day in the merchant's time zone at the check by `useDaylightWatcher`; undefined before. */
export const daylightAtom = atom<boolean>();
