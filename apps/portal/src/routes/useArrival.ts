import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeOf } from './paths.ts';

/**
 * What happens on arriving at a place: a hash scrolls to its anchor; a new page starts at its top with the focus on its
 * heading, so that a screen reader says where one is (REQ-033). Going back is left to the browser, which knows the place.
 * Stands beside the page under the same `Suspense`: one has arrived when the page is there, not while its chunk is fetched.
 * `start` is where the visit began; while `isThere` is false one is still on the way.
 */
export function useArrival(start: string, isThere = true): void {
  const { pathname, hash } = useLocation();
  const goingBack = useNavigationType() === NavigationType.Pop;
  const name = placeOf(pathname);
  const before = useRef(start);

  useEffect(() => {
    if (!isThere) return;
    const isNewPage = before.current !== name;
    before.current = name;
    if (hash !== '') {
      document.getElementById(anchorOf(hash))?.scrollIntoView();
    } else if (isNewPage && !goingBack) {
      window.scrollTo(0, 0);
    }
    if (isNewPage) focusHeading();
  }, [name, hash, goingBack, isThere]);
}

// Anybody can write an address: what is no encoded text is taken as it stands.
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  // Without a tabindex a heading takes no focus.
  if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
