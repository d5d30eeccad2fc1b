import { createContext, use } from 'react';

/** Location of a page: the part of its address that belongs to this site. */
export type Place = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

/** The rendered page and the popup over it, if any; the address bar then shows the popup's address (D11). */
export type Layers = {
  readonly page: Place;
  readonly popup?: Place | undefined;
  /** True when the popup was opened by its own address: the page beneath has no history entry to go back to. */
  readonly isDirect?: boolean;
};

export const LayersContext = createContext<Layers | undefined>(undefined);
export const PlaceContext = createContext<Place | undefined>(undefined);
/** Address that is rendered, or that the site is moving to. */
export const TargetContext = createContext<{ current: string | undefined }>({ current: undefined });
export const InPopupContext = createContext(false);

/** The rendered page and popup. */
export const useLayers = (): Layers => {
  const layers = use(LayersContext);
  if (layers === undefined) throw new Error('useLayers needs <Places> above it: render inside the Portal.');
  return layers;
};

/** The place of the calling page. Under a popup the router returns the popup's place instead, so do not use that. */
export const usePlace = (): Place => {
  const place = use(PlaceContext);
  if (place === undefined) throw new Error('usePlace needs <Places> above it: render inside the Portal.');
  return place;
};

/** True when the calling page is rendered as a popup, which has a title and a close button of its own. */
export const useInPopup = (): boolean => use(InPopupContext);

/** The address of a place, for use in a link. */
export const addressOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;
