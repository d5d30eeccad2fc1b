import { atom } from 'jotai';

const pagesAtom = atom<Readonly<Record<string, string>>>({});

/** Key of the page of each centre that was shown last in this visit, by the centre's path. */
export const lastPagesAtom = atom((get) => get(pagesAtom));

export const rememberPageAtom = atom(null, (get, set, centre: string, key: string) => {
  if (get(pagesAtom)[centre] !== key) set(pagesAtom, { ...get(pagesAtom), [centre]: key });
});
