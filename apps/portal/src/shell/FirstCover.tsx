import { mountedAtom } from '@baize/features/preferences';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useAtomValue } from 'jotai';

/** Stands at every address but home's until the page there can be begun in the visitor's language. */
export function FirstCover({ settled }: { readonly settled: boolean }) {
  const mounted = useAtomValue(mountedAtom);
  return mounted && settled ? null : (
    <div data-neutral>
      <LoadingCover />
    </div>
  );
}
