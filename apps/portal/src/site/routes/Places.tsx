import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { layersAt } from './moves.ts';
import { addressOf, LayersContext, PlaceContext, TargetContext, type Place } from './Place.ts';

/**
 * Provides page and popup to its children: a dialog that was opened from a page lies over that page (D11), some dialogs
 * lie over home when they are opened by their address.
 */
export function Places({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const found = layersAt(location, location.state);
  const here = useSamePlace(location);
  const page = useSamePlace(found.page);
  const isOver = found.popup !== undefined;
  const { isDirect = false } = found;
  const layers = useMemo(() => ({ page, popup: isOver ? here : undefined, isDirect }), [page, isOver, here, isDirect]);
  const targetRef = useRef<string>(undefined);
  useLayoutEffect(() => {
    targetRef.current = addressOf(location);
  }, [location]);
  return (
    <LayersContext value={layers}>
      <TargetContext value={targetRef}>
        <PlaceContext value={page}>{children}</PlaceContext>
      </TargetContext>
    </LayersContext>
  );
}

// Returns the same object for the same place, so that opening a popup does not re-render the page beneath.
const useSamePlace = ({ pathname, search, hash }: Place): Place =>
  useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
