import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { placeOf } from './paths.ts';
import { usePlace } from './Place.ts';

/**
 * What happens when a page has come: a hash scrolls to its anchor. A page other than the one before is shown from its
 * top, with the focus on its heading, so that a screen reader says where one is (REQ-033); on going back, only the focus
 * moves, since the browser scrolls back by itself. Call it from beside the page, under the same `Suspense`: effects then
 * wait for the page's chunk. `start` is the place where the visit began.
 */
export function useArrival(start: string): void {
  const { pathname, hash } = usePlace();
  const goingBack = useNavigationType() === NavigationType.Pop;
  const name = placeOf(pathname);
  const before = useRef({ name: start, hash: '' });

  useEffect(() => {
    const isNewPage = before.current.name !== name;
    const isNewHash = before.current.hash !== hash;
    before.current = { name, hash };
    if (hash !== '') {
      if (isNewPage || isNewHash) document.getElementById(anchorOf(hash))?.scrollIntoView();
    } else if (isNewPage && !goingBack) {
      window.scrollTo(0, 0);
    }
    if (isNewPage) focusHeading();
  }, [name, hash, goingBack]);
}

// Anybody can write an address: a hash that cannot be decoded is looked for as it is.
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Gives the focus to the heading of the page, or to the page where it has none. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  // Without a tabindex a heading takes no focus.
  if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
