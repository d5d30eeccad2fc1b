import { atom } from 'jotai/vanilla';
import type { WritableAtom } from 'jotai/vanilla';
import type { Lifetime, Storages } from './storages.ts';

/** Where lasting facts are kept; nowhere until the app gives the storages. */
export const storagesAtom = atom<Storages>({});

/** False in the first render, which shows first values alone and so equals what was rendered in Node. */
export const mountedAtom = atom(false);

/** Raised by each log-out: what an older session wrote is no longer read. */
const epochAtom = atom(0);

/** Forgets every fact of lifetime `session`, and all that session storage holds. */
export const sessionForgottenAtom = atom(null, (get, set) => {
  set(epochAtom, (epoch) => epoch + 1);
  get(storagesAtom).session?.clear();
});

export type LastingAtom<T> = WritableAtom<T, [T], void>;

/**
 * A fact that outlives a page, with its lifetime declared. Its first value is `initial`; the storage is read once the
 * app has mounted, through `parse`, which answers undefined for anything it does not know. Writing `initial` forgets it.
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
