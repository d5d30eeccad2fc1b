import { allowedAddress, thisSite } from '@baize/domain/addresses';
import { addressOf } from '../Place.ts';

export type RequestedWayBack = {
  /** A path of this site. Whether it has a page is checked on navigation. */
  readonly wayBack: string | undefined;
};

/**
 * Reads the target of `/login?return=`. Only addresses of this site are accepted, since anybody can write a link
 * (REQ-031).
 */
export const requestedWayBack = (search: URLSearchParams): RequestedWayBack => {
  const place = allowedAddress(search.get('return') ?? '', { site: thisSite });
  return { wayBack: place && addressOf(place) };
};
