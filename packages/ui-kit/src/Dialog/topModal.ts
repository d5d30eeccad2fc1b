import { useSyncExternalStore } from 'react';

let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]) => {
  modals = next;
  for (const listener of listeners) listener();
};

/** Registers a modal as the top one. Returns a function that removes it. */
export const noteModal = (dialog: HTMLDialogElement): (() => void) => {
  change([...modals, dialog]);
  return () => change(modals.filter((each) => each !== dialog));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The top modal, if any; everything outside it is inert and hidden from screen readers. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
