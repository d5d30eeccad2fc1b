import { atom } from 'jotai/vanilla';
import type { WritableAtom } from 'jotai/vanilla';
import type { Lifetime, Storages } from './storages.ts';

/** Storages of lasting facts; none until the app sets them. */
export const storagesAtom = atom<Storages>({});

/** False in the first render, which uses initial values only and so matches the HTML rendered in Node. */
export const mountedAtom = atom(false);

/** Incremented by each log-out, so that values written in an older session are ignored. */
const epochAtom = atom(0);

/** Resets every fact of lifetime `session` and clears session storage. */
export const forgetSessionAtom = atom(null, (get, set) => {
  set(epochAtom, (epoch) => epoch + 1);
  get(storagesAtom).session?.clear();
});

export type LastingAtom<T> = WritableAtom<T, [T], void>;

/**
 * Atom for a value that outlives the page, stored under `key`. Returns `initial` until the app has mounted, then the
 * stored value; `parse` returns undefined for a value it does not know. Writing `initial` removes the stored value.
 */
export const atomWithLifetime = <T>({
  key,
  lifetime,
  initial,
  parse,
  print = String,
}: {
  key: string;
  lifetime: Lifetime;
  initial: T;
  parse: (stored: string) => T | undefined;
  print?: (value: T) => string;
}): LastingAtom<T> => {
  const writtenAtom = atom<{ value: T; epoch: number } | undefined>(undefined);
  return atom(
    (get) => {
      if (!get(mountedAtom)) return initial;
      const written = get(writtenAtom);
      const epoch = lifetime === 'session' ? get(epochAtom) : 0;
      if (written?.epoch === epoch) return written.value;
      const stored = get(storagesAtom)[lifetime]?.getItem(key) ?? undefined;
      return stored === undefined ? initial : (parse(stored) ?? initial);
    },
    (get, set, value: T) => {
      set(writtenAtom, { value, epoch: lifetime === 'session' ? get(epochAtom) : 0 });
      const storage = get(storagesAtom)[lifetime];
      if (value === initial) storage?.removeItem(key);
      else storage?.setItem(key, print(value));
    },
  );
};
