import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { moveTo, popupState, usualSpelling } from './moves.ts';
import { hrefOf, routeAt } from './paths.ts';
import { TargetContext, useLayers, usePlace } from './Place.ts';

/**
 * Navigates to an address of this site as a link to it would; `replace` replaces the current history entry. While the
 * site is moving to the address, nothing moves there again.
 */
export const useMove = (): ((href: string, options?: { readonly replace?: boolean }) => void) => {
  const navigate = useNavigate();
  const layers = useLayers();
  const targetRef = use(TargetContext);
  return (href, { replace = false } = {}) => {
    const target = usualSpelling(href);
    if (targetRef.current === target) return;
    const move = moveTo(href, layers);
    if (move.kind === 'close') void navigate(-1);
    if (move.kind !== 'go') return;
    targetRef.current = target;
    void navigate(href, { replace: replace || move.replace, state: popupState(move.over) });
  };
};

/** Closes a page: goes back in history, or to the parent of its route when the visit began here. */
export const useClose = (): (() => void) => {
  const navigate = useNavigate();
  const beganHere = useLocation().key === 'default';
  const { pathname } = usePlace();
  const parent = hrefOf(routeAt(pathname)?.route.parent ?? 'home') ?? hrefOf('home');
  return () => void (beganHere ? navigate(parent, { replace: true }) : navigate(-1));
};
