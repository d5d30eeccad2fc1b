import { allowedAddress, thisSite } from '@baize/domain/addresses';
import { addressOf } from '../Place.ts';

export interface RequestedWayBack {
  /** A path of this site; whether there is a page at it is asked when going there. */
  readonly wayBack: string | undefined;
}

/** Where `/login?return=` leads on to: never off the site, whatever anybody writes into a link (REQ-031). */
export function requestedWayBack(search: URLSearchParams): RequestedWayBack {
  const place = allowedAddress(search.get('return') ?? '', { site: thisSite });
  return { wayBack: place && addressOf(place) };
}
