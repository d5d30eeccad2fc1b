import { useLayoutEffect } from 'react';

/**
 * Ends a carousel when its row is gone: give it the row as its key. It stands before the slides, so that its turn comes
 * first in the commit that changes them: an endless row has them in an order that React does not know, and is put right
 * before React adds or removes any.
 */
export function CarouselEnd({ onEnd }: { onEnd: () => void }) {
  useLayoutEffect(() => onEnd, [onEnd]);
  return null;
}
