import { Suspense } from 'react';
import { lazyPart } from '../../../words/lazyWithWords.tsx';

const RealAccountDialog = lazyPart('catalogue', () =>
  import('./RealAccountDialog.tsx').then((chunk) => chunk.RealAccountDialog),
);

/** What a trial account is told; fetched once one goes where it may not. */
export function LaterRealAccountDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <RealAccountDialog onClose={onClose} />
    </Suspense>
  );
}
