import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { routeAt } from './paths.ts';

/**
 * What happens on arriving at a place: a hash scrolls to its anchor; a new page starts at its top with the focus on its
 * heading, so that a screen reader says where one is (REQ-033). Going back is left to the browser, which knows the place.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const goingBack = useNavigationType() === NavigationType.Pop;
  const name = routeAt(pathname)?.entry.name ?? pathname;
  const before = useRef(name);

  useEffect(() => {
    const isNewPage = before.current !== name;
    before.current = name;
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    } else if (isNewPage && !goingBack) {
      window.scrollTo(0, 0);
    }
    if (isNewPage) document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
  }, [name, hash, goingBack]);
}
