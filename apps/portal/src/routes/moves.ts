import { allowedAddress, thisSite } from '@baize/domain/addresses';
import { hrefOf, routeAt, routeOf } from './paths.ts';
import { addressOf, type Layers, type Place } from './Place.ts';

/** What following a link does; `over` is the page that a popup is laid over. */
export type Move =
  | { readonly kind: 'stay' }
  | { readonly kind: 'close' }
  | { readonly kind: 'go'; readonly replace: boolean; readonly over?: Place };

/**
 * What following a link of this site does. One who is there stays (REQ-034). A dialog opens over the page, as one entry of
 * the history, so that Back closes it (D11); from a popup, another popup or page takes its place. A form that stands alone
 * has no page to be laid over: there, and wherever no popup is opened, log-in and registration replace the entry (REQ-035).
 */
export function moveTo(href: string, { page, popup, isDirect = false }: Layers): Move {
  if (href === addressOf(popup ?? page)) return { kind: 'stay' };
  const route = routeOf(href);
  const beneath = routeAt(page.pathname)?.route;
  const opensPopup = route?.presentation === 'dialog' && beneath?.layout !== 'bare' && beneath?.name !== route.name;
  if (opensPopup) return { kind: 'go', replace: popup !== undefined && !isDirect, over: page };
  if (popup !== undefined && !isDirect && href === addressOf(page)) return { kind: 'close' };
  return { kind: 'go', replace: popup !== undefined || route?.replaces === true };
}

/** How a history entry remembers the page beneath its popup. */
export function stateOver(page: Place | undefined): { readonly beneath: string } | null {
  return page === undefined ? null : { beneath: addressOf(page) };
}

/** The state of a history entry that has nothing beneath it, whatever its route says. */
export const standsAlone = { beneath: false };

/** The page that a history entry was laid over; undefined for an entry of its own, such as that of a link from elsewhere. */
export function placeBeneath(state: unknown): Place | undefined {
  const address = beneathIn(state);
  return typeof address === 'string' ? placeAt(address) : undefined;
}

/** Which page lies beneath an address, and whether that is so by the address itself (REQ-017). */
export function layersAt(here: Place, state: unknown): Layers {
  const route = routeAt(here.pathname)?.route;
  const laidOver = route?.presentation === 'dialog' ? placeBeneath(state) : undefined;
  if (laidOver !== undefined) return { page: laidOver, popup: here };
  const home = beneathIn(state) === false || route?.beneath === undefined ? undefined : hrefOf(route.beneath);
  const page = home === undefined ? undefined : placeAt(home);
  return page === undefined ? { page: here } : { page, popup: here, isDirect: true };
}

const beneathIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'beneath' in state ? state.beneath : undefined;

function placeAt(address: string): Place | undefined {
  const url = allowedAddress(address, { site: thisSite });
  return url && { pathname: url.pathname, search: url.search, hash: url.hash };
}
