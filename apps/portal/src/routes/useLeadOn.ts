import type { RouteName } from '@baize/domain/routes';
import { hrefOf, leadsOn } from './paths.ts';
import { useInPopup } from './Place.ts';
import { useClose, useMove } from './useMove.ts';

/**
 * Goes on once somebody is logged in: to where they meant to go, if the address says so; back to the page beneath a popup;
 * else to the page that their log-in leads to (REQ-109, REQ-137).
 */
export function useLeadOn(wayBack: string | undefined): (route: RouteName) => void {
  const inPopup = useInPopup();
  const move = useMove();
  const close = useClose();
  const way = wayBack !== undefined && leadsOn(wayBack) ? wayBack : undefined;
  return (route) => {
    if (inPopup && way === undefined) close();
    else move(way ?? hrefOf(route) ?? hrefOf('home'), { replace: true });
  };
}
