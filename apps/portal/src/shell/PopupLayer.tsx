import { useSession } from '@baize/features/session';
import { Activity, useState } from 'react';
import { routeAt } from '../site/routes/paths.ts';
import { useLayers, type Place } from '../site/routes/Place.ts';
import { Popup } from './Popup.tsx';

type Kept = {
  readonly place: Place;
  readonly isLoggedIn: boolean;
};

/**
 * The popup over the page. A closed popup stays mounted but hidden, with its typed input (D11), until another replaces
 * it or the visitor logs in or out. It is hidden behind the retry screen, too.
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
