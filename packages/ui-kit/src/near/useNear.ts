import { type RefObject, useEffect, useState } from 'react';

// Half a screen ahead, and along a row a quarter; on a phone, where every byte counts, none: there the card that is cut
// off is the last. A browser's own lazy loading looks several screens ahead, and along a row that scrolls sideways too:
// most of what it fetches is never seen.
const ahead = () => ({ rootMargin: '50%', scrollMargin: innerWidth < 768 ? '0px' : '0px 25%' });

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
  }, ahead());
  waiting.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
