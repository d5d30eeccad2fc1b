import { useSyncExternalStore } from 'react';

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';

const subscribe = (listener: () => void) => {
  // Reads after the event: between two fields, the first has lost the focus before the second gets it.
  const signs = new AbortController();
  for (const sign of ['focusin', 'focusout']) document.addEventListener(sign, () => queueMicrotask(listener), signs);
  return () => signs.abort();
};

/** True while a field has the focus: no popup opens by itself over it (D48). */
export const useIsTyping = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.activeElement?.matches(FIELDS) === true,
    () => false,
  );
