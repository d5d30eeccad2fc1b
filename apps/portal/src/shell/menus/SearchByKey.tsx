import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyExtra } from '../../site/words/lazyWithWords.tsx';

const SearchPanel = lazyExtra('catalogue', () =>
  import('../../pages/catalogue/search/SearchPanel.tsx').then((chunk) => chunk.SearchPanel),
);

type SearchByKeyProps = {
  /** The first interaction with this page, which may have been the shortcut itself. */
  readonly first: Event;
};

/**
 * The search over any page: Ctrl K or ⌘ K opens it, except in a field or dialog. A single character as shortcut would
 * be triggered by accident and by speech input (WCAG 2.1.4).
 */
export function SearchByKey({ first }: SearchByKeyProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const handle = (event: Event) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      // The first press fetches the panel's chunk.
      startTransition(() => setOpen(true));
    };
    handle(first);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [first]);
  return <Suspense>{open && <SearchPanel onClose={() => setOpen(false)} />}</Suspense>;
}

// Not in a field, and not in a dialog, which handles its own keys.
const asksForSearch = (event: Event): boolean => {
  if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 'k') return false;
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return false;
  return !(event.target as Element).closest('input, textarea, select, dialog, [contenteditable]');
};
