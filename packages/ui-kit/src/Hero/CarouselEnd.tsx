import { useLayoutEffect } from 'react';

/**
 * Ends a carousel on unmount; give it the row as its `key`. It must be rendered before the slides, so that its cleanup
 * runs first in a commit that changes them: Swiper's endless loop reorders the slides behind React's back, and the
 * order must be restored before React adds or removes any.
 */
export function CarouselEnd({ onEnd }: { onEnd: () => void }) {
  useLayoutEffect(() => onEnd, [onEnd]);
  return null;
}
