import { Skeleton } from '@baize/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';

/** A merchant's HTML. Suspends until its chunk, which has the sanitiser, has loaded. */
export const LazyRichText = lazy(() => import('./RichText.tsx').then((chunk) => ({ default: chunk.RichText })));

/** A merchant's HTML with a skeleton while the sanitiser's chunk loads. */
export function RichTextWithSkeleton({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={<Skeleton shape="line" />}>
      <LazyRichText html={html} />
    </Suspense>
  );
}
