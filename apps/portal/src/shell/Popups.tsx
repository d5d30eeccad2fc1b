import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageState } from '../site/routes/moves.ts';
import { addressOf, useLayers, type Place } from '../site/routes/Place.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

const PopupLayer = lazy(() => import('./PopupLayer.tsx').then((chunk) => ({ default: chunk.PopupLayer })));

/** Fetches the chunk of popups when the first one opens. */
export function Popups({ hidden }: { readonly hidden: boolean }) {
  const { popup } = useLayers();
  const [isWanted, want] = useState(false);
  if (popup !== undefined && !isWanted) want(true);
  return (
    <PageErrorBoundary instead={<AsPage place={popup} />}>
      <Suspense fallback={<LoadingCover />}>{isWanted && <PopupLayer hidden={hidden} />}</Suspense>
    </PageErrorBoundary>
  );
}

/** Turns a popup that failed to render into a page, which has room for the reason. */
function AsPage({ place }: { readonly place: Place | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (place !== undefined) void navigate(addressOf(place), { replace: true, state: pageState });
  }, [place, navigate]);
  return null;
}
