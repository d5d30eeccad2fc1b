import { allowedAddress, thisSite } from '@baize/domain/addresses';
import { hrefOf, routeAt, routeOf } from './paths.ts';
import { addressOf, type Layers, type Place } from './Place.ts';

/** The navigation of a followed link; `over` is the page beneath the popup that it opens. */
export type Move =
  | { readonly kind: 'stay' }
  | { readonly kind: 'close' }
  | { readonly kind: 'go'; readonly replace: boolean; readonly over?: Place };

/**
 * Returns the navigation for a link of this site. A link to the current address stays (REQ-034). A dialog opens over
 * the page as one history entry, so that Back closes it (D11); from a popup, the next popup or page replaces it. A bare
 * page is never beneath a popup: there, and wherever none opens, login and registration replace the entry (REQ-035).
 */
export const moveTo = (href: string, { page, popup, isDirect = false }: Layers): Move => {
  if (href === addressOf(popup ?? page)) return { kind: 'stay' };
  const route = routeOf(href);
  const beneath = routeAt(page.pathname)?.route;
  const opensPopup = route?.presentation === 'dialog' && beneath?.layout !== 'bare' && beneath?.name !== route.name;
  if (opensPopup) return { kind: 'go', replace: popup !== undefined && !isDirect, over: page };
  if (popup !== undefined && !isDirect && href === addressOf(page)) return { kind: 'close' };
  return { kind: 'go', replace: popup !== undefined || route?.replaces === true };
};

/** An address with the usual spelling of registration, whose link in the header is misspelt (REQ-014). */
export const usualSpelling = (address: string): string => address.replace(/^\/reigster\b/u, '/register');

/** History state that records the page beneath a popup. */
export const popupState = (page: Place | undefined): { readonly beneath: string } | null =>
  page === undefined ? null : { beneath: addressOf(page) };

/** History state of an entry without a page beneath, even if its route names one. */
export const pageState = { beneath: false };

/** The page beneath a history entry; undefined for an entry without one, such as that of a link from another site. */
export const placeBeneath = (state: unknown): Place | undefined => {
  const address = beneathIn(state);
  return typeof address === 'string' ? placeAt(address) : undefined;
};

/**
 * The page and popup at an address. The history entry names the page beneath, else the dialog's route does (REQ-017).
 */
export const layersAt = (here: Place, state: unknown): Layers => {
  const route = routeAt(here.pathname)?.route;
  const laidOver = route?.presentation === 'dialog' ? placeBeneath(state) : undefined;
  if (laidOver !== undefined) return { page: laidOver, popup: here };
  const home = beneathIn(state) === false || route?.beneath === undefined ? undefined : hrefOf(route.beneath);
  const page = home === undefined ? undefined : placeAt(home);
  return page === undefined ? { page: here } : { page, popup: here, isDirect: true };
};

const beneathIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'beneath' in state ? state.beneath : undefined;

const placeAt = (address: string): Place | undefined => {
  const url = allowedAddress(address, { site: thisSite });
  return url && { pathname: url.pathname, search: url.search, hash: url.hash };
};
