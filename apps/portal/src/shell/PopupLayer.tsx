import { useSession } from '@baize/features/session';
import { Activity, useState } from 'react';
import { routeAt } from '../routes/paths.ts';
import { useLayers, type Place } from '../routes/Place.ts';
import { Popup } from './Popup.tsx';

interface Kept {
  readonly place: Place;
  readonly isLoggedIn: boolean;
}

/**
 * The popup over the page. A closed one is kept out of sight with all that was typed into it (D11), until another takes
 * its place or somebody logs in or out; so it is while the retry screen hides everything.
 */
export function PopupLayer({ hidden }: { readonly hidden: boolean }) {
  const { popup } = useLayers();
  const { isLoggedIn } = useSession();
  const [kept, keep] = useState<Kept>();
  if (popup !== undefined && popup !== kept?.place) keep({ place: popup, isLoggedIn });
  const place = popup ?? (kept?.isLoggedIn === isLoggedIn ? kept.place : undefined);
  const route = place === undefined ? undefined : routeAt(place.pathname)?.route;
  if (place === undefined || route === undefined) return null;
  return (
    <Activity key={route.name} mode={popup === undefined || hidden ? 'hidden' : 'visible'}>
      <Popup place={place} route={route} />
    </Activity>
  );
}
