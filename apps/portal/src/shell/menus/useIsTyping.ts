import { useSyncExternalStore } from 'react';

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';

function subscribe(listener: () => void) {
  // A field that loses the focus to another has it no more before the other has.
  const signs = new AbortController();
  for (const sign of ['focusin', 'focusout']) document.addEventListener(sign, () => queueMicrotask(listener), signs);
  return () => signs.abort();
}

/** True while a field of the page has the focus: nothing opens over what is being typed (D48). */
export function useIsTyping(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.activeElement?.matches(FIELDS) === true,
    () => false,
  );
}
