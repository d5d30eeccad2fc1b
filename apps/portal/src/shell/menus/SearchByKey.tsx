import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyExtra } from '../../words/lazyWithWords.tsx';

const SearchPanel = lazyExtra('catalogue', () =>
  import('../../pages/catalogue/search/SearchPanel.tsx').then((chunk) => chunk.SearchPanel),
);

interface SearchByKeyProps {
  /** What somebody did first on this page: it may have been the key. */
  readonly first: Event;
}

/**
 * The search over any page: Ctrl K or ⌘ K opens it where nothing is typed into. A single character would be pressed by
 * accident, and by speech input (WCAG 2.1.4).
 */
export function SearchByKey({ first }: SearchByKeyProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const handle = (event: Event) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      // Its chunk comes with the first press.
      startTransition(() => setOpen(true));
    };
    handle(first);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [first]);
  return <Suspense>{open && <SearchPanel onClose={() => setOpen(false)} />}</Suspense>;
}

// Not in a field, and not over a dialog: what is in it comes first.
function asksForSearch(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 'k') return false;
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return false;
  return !(event.target as Element).closest('input, textarea, select, dialog, [contenteditable]');
}
