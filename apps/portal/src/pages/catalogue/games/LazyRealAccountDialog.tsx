import { Suspense } from 'react';
import { lazyPart } from '../../../site/words/lazyWithWords.tsx';

const RealAccountDialog = lazyPart('catalogue', () =>
  import('./RealAccountDialog.tsx').then((chunk) => chunk.RealAccountDialog),
);

/** `RealAccountDialog` in a lazy chunk, loaded when a trial account first needs a real one. */
export function LazyRealAccountDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <RealAccountDialog onClose={onClose} />
    </Suspense>
  );
}
