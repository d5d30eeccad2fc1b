import { atom } from 'jotai';
import type { GatewayError } from '../words/useErrorText.ts';

/** A message to the player about an event in the background, such as a change that was rolled back. */
export type Notice = {
  readonly id: string;
  readonly text: string;
  /** `error` by default. */
  readonly tone?: 'success' | 'error' | undefined;
  /** The gateway's reason. */
  readonly error?: GatewayError | undefined;
};

const allAtom = atom<readonly Notice[]>([]);

/** The open notices, the oldest first. */
export const noticesAtom = atom((get) => get(allAtom));

/** Adds a notice, and removes another one with the same text. */
export const notifyAtom = atom(null, (get, set, told: Omit<Notice, 'id'>) => {
  const others = get(allAtom).filter(({ text }) => text !== told.text);
  const last = Number(get(allAtom).at(-1)?.id ?? 0);
  set(allAtom, [...others, { ...told, id: String(last + 1) }]);
});

/** Removes a notice that the player has closed. */
export const dismissAtom = atom(null, (get, set, id: string) => {
  set(
    allAtom,
    get(allAtom).filter((notice) => notice.id !== id),
  );
});
