import { Skeleton } from '@baize/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';

const RichText = lazy(() => import('./RichText.tsx').then((chunk) => ({ default: chunk.RichText })));

/** A merchant's HTML; what cleans it is fetched once there is some to show. */
export function LaterRichText({ html }: { readonly html: string }) {
  return (
    <Suspense fallback={<Skeleton shape="line" />}>
      <RichText html={html} />
    </Suspense>
  );
}
