import { Icon } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import { startTransition, Suspense, useState } from 'react';
import { lazyExtra } from '../../../site/words/lazyWithWords.tsx';

const SearchPanel = lazyExtra('catalogue', () =>
  import('../search/SearchPanel.tsx').then((chunk) => chunk.SearchPanel),
);

const lens = { path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3l5.2 5.2' };

/** The button, in the shape of a search field, that opens the search panel. */
export function HomeSearch() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-field
        // The panel's chunk loads on the first press.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Icon icon={lens} />
        <span>{t({ id: 'games.search', message: 'Search games' })}</span>
        <kbd aria-hidden="true" translate="no">
          Ctrl K
        </kbd>
      </button>
      <Suspense>{open && <SearchPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
