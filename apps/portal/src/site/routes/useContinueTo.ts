import type { RouteName } from '@baize/domain/routes';
import { hrefOf, canContinueTo } from './paths.ts';
import { useInPopup } from './Place.ts';
import { useClose, useMove } from './useMove.ts';

/**
 * Navigates after a login: to the requested way back, if login may lead there; else from a popup to the page beneath;
 * else to the page that the login returned (REQ-109, REQ-137).
 */
export const useContinueTo = (wayBack: string | undefined): ((route: RouteName) => void) => {
  const inPopup = useInPopup();
  const move = useMove();
  const close = useClose();
  const way = wayBack !== undefined && canContinueTo(wayBack) ? wayBack : undefined;
  return (route) => {
    if (inPopup && way === undefined) close();
    else move(way ?? hrefOf(route) ?? hrefOf('home'), { replace: true });
  };
};
