import { createContext, use } from 'react';

/** Where a page stands: the part of an address that belongs to this site. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The page that is shown, and the popup over it if there is one; then the address bar shows the popup's (D11). */
export interface Layers {
  readonly page: Place;
  readonly popup?: Place | undefined;
  /** The popup was opened by its address: the page beneath it has no entry of the history to go back to. */
  readonly isDirect?: boolean;
}

export const LayersContext = createContext<Layers | undefined>(undefined);
export const PlaceContext = createContext<Place | undefined>(undefined);
export const InPopupContext = createContext(false);

/** All that is shown, page and popup. */
export function useLayers(): Layers {
  const layers = use(LayersContext);
  if (layers === undefined) throw new Error('useLayers needs <Places> above it: render inside the Portal.');
  return layers;
}

/** The place of the page that asks. Under a popup that is not what the address bar shows: ask here, not the router. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === undefined) throw new Error('usePlace needs <Places> above it: render inside the Portal.');
  return place;
}

/** Whether the page that asks is laid over another as a popup, which brings title and close button. */
export function useInPopup(): boolean {
  return use(InPopupContext);
}

/** The address of a place, as a link to it says it. */
export function addressOf({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}
