import { useSyncExternalStore } from 'react';

let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  modals = next;
  for (const listener of listeners) listener();
}

/** Notes that a modal lies over the page and all other modals. Answers how to note that it is gone. */
export function noteModal(dialog: HTMLDialogElement): () => void {
  change([...modals, dialog]);
  return () => change(modals.filter((each) => each !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The modal that lies over all else: whatever is outside of it can be neither pressed nor heard. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
}
