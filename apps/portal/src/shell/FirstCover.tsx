import { mountedAtom } from '@baize/features/preferences';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { SiteWords } from '../words/SiteWords.ts';

/** Stands at every address but home's until the page there can be begun in the visitor's language. */
export function FirstCover({ words }: { readonly words: SiteWords }) {
  const mounted = useAtomValue(mountedAtom);
  const settled = useSyncExternalStore(words.subscribe, words.isSettled, () => false);
  return mounted && settled ? null : (
    <div data-neutral>
      <LoadingCover />
    </div>
  );
}
