import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { placeBeneath } from './moves.ts';
import { routeAt } from './paths.ts';
import { LayersContext, PlaceContext, type Place } from './Place.ts';

/** Tells everything within it where it stands: a dialog that was opened from a page lies over it (D11). */
export function Places({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const isDialog = routeAt(location.pathname)?.route.presentation === 'dialog';
  const beneath = isDialog ? placeBeneath(location.state) : undefined;
  const here = useSamePlace(location);
  const page = useSamePlace(beneath ?? location);
  const isOver = beneath !== undefined;
  const layers = useMemo(() => ({ page, popup: isOver ? here : undefined }), [page, isOver, here]);
  return (
    <LayersContext value={layers}>
      <PlaceContext value={page}>{children}</PlaceContext>
    </LayersContext>
  );
}

// The same object for the same place, so that opening a popup renders nothing of the page beneath it.
function useSamePlace({ pathname, search, hash }: Place): Place {
  return useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
}
