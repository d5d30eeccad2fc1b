import { type RefObject, useEffect, useState } from 'react';

// Half a screen ahead, and a quarter along a row: on a phone the card that is cut off is the last. A browser's own lazy
// loading looks several screens ahead, and along a row that scrolls sideways too: most of what it fetches is never seen.
const AHEAD = { rootMargin: '50%', scrollMargin: '0px 25%' } satisfies IntersectionObserverInit;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whether an element is, or once was, in sight or half a screen away from it. Its pictures need not be fetched before. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const awaited = element.current;
    if (near || awaited === null) return undefined;
    return whenNear(awaited, () => setNear(true));
  }, [near, element]);
  return near;
}

/** One observer for all: it tells of many elements at once, so that they are rendered together. */
function whenNear(element: Element, tell: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') {
    tell();
    return undefined;
  }
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  }, AHEAD);
  waiting.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
