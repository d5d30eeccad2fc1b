import { type RefObject, useEffect, useState } from 'react';

// Half a screen ahead, and a quarter along a row; none along a row on phones, to save data. The browser's own lazy
// loading fetches several screens ahead, along scrolling rows too, most of which is never seen.
const ahead = () => ({ rootMargin: '50%', scrollMargin: innerWidth < 768 ? '0px' : '0px 25%' });

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** True once an element has been within half a screen of the viewport; its pictures should load only then. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const awaited = element.current;
    if (near || awaited === null) return undefined;
    return whenNear(awaited, () => setNear(true));
  }, [near, element]);
  return near;
};

/** One shared observer reports many elements in one callback, so that React renders them together. */
const whenNear = (element: Element, tell: () => void): (() => void) | undefined => {
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
};
