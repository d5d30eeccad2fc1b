import { mountedAtom } from '@baize/features/preferences';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useAtomValue } from 'jotai';

/** Covers every address but home's until the page can be rendered in the visitor's language. */
export function FirstCover({ settled }: { readonly settled: boolean }) {
  const mounted = useAtomValue(mountedAtom);
  return mounted && settled ? null : (
    <div data-neutral>
      <LoadingCover />
    </div>
  );
}
