import { atom } from 'jotai';
import type { Fault } from '../words/useFaultText.ts';

/** What a player is told of something that happened by itself, such as a change that was taken back. */
export interface Notice {
  readonly id: string;
  readonly text: string;
  /** `error` when left out. */
  readonly tone?: 'success' | 'error' | undefined;
  /** Why, as the gateway said it. */
  readonly fault?: Fault | undefined;
}

const allAtom = atom<readonly Notice[]>([]);

/** What is to be told, the oldest first. */
export const noticesAtom = atom((get) => get(allAtom));

/** Tells something; what says the same already gives way to it. */
export const notifyAtom = atom(null, (get, set, told: Omit<Notice, 'id'>) => {
  const others = get(allAtom).filter(({ text }) => text !== told.text);
  const last = Number(get(allAtom).at(-1)?.id ?? 0);
  set(allAtom, [...others, { ...told, id: String(last + 1) }]);
});

/** The player has read it. */
export const dismissAtom = atom(null, (get, set, id: string) => {
  set(
    allAtom,
    get(allAtom).filter((notice) => notice.id !== id),
  );
});
