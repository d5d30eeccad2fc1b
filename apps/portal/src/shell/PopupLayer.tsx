import { useSession } from '@baize/features/session';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { Activity, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routeAt } from '../routes/paths.ts';
import { addressOf, useLayers, type Place } from '../routes/Place.ts';
import { PageFault } from './PageFault.tsx';

const Popup = lazy(() => import('./Popup.tsx').then((chunk) => ({ default: chunk.Popup })));

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
  return (
    <Suspense fallback={<LoadingCover />}>
      {place !== undefined && route !== undefined && (
        <Activity key={route.name} mode={popup === undefined || hidden ? 'hidden' : 'visible'}>
          <PageFault instead={<AsPage place={place} onGone={() => keep(undefined)} />}>
            <Popup place={place} route={route} />
          </PageFault>
        </Activity>
      )}
    </Suspense>
  );
}

/** A popup that could not be shown becomes a page, which has room to say why. */
function AsPage({ place, onGone }: { readonly place: Place; readonly onGone: () => void }) {
  const navigate = useNavigate();
  const handleGone = useEffectEvent(onGone);
  const address = addressOf(place);
  useEffect(() => {
    void navigate(address, { replace: true, state: null });
    return () => handleGone();
  }, [address, navigate]);
  return null;
}
