import { createContext, use } from 'react';

/** Where a page stands: the part of an address that belongs to this site. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** The place of the page that asks. Under a popup that is not what the address bar shows: ask here, not the router. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === undefined) throw new Error('usePlace needs a PlaceContext above it: render inside the Shell.');
  return place;
}

/** The address of a place, as a link to it says it. */
export function addressOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}
