import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { placeOf } from './paths.ts';
import { usePlace } from './Place.ts';

/**
 * Effects of a page that has rendered. A hash scrolls to its anchor. Any other page than before scrolls to its top and
 * moves the focus to its heading, for screen readers (REQ-033); on Back only the focus moves, since the browser
 * restores the scroll position. Call it beside the page under the same `Suspense`, so that it waits for the page's
 * chunk. `start` is the first place of the visit.
 */
export const useScrollAndFocus = (start: string): void => {
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
};

// Anybody can write an address: a hash with a malformed escape is used as it is.
const anchorOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Focuses the heading of the page, or the page when it has none. */
export const focusHeading = (): void => {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  // A heading is focusable only with a tabindex.
  if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
};
