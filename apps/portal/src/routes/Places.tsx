import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PlaceContext } from './Place.ts';

/** Tells everything within it where it stands. */
export function Places({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const place = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
