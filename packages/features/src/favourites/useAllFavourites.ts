import type { Game } from '@baize/gateway-sdk/catalogue';
import { useEffect } from 'react';
import type { Loaded } from '../app/index.ts';
import { useFavourites } from './useFavourites.ts';

export type AllFavourites = {
  readonly view: Loaded<{ readonly games: readonly Game[] }>;
  readonly retry: () => void;
};

const NONE: readonly Game[] = [];

/** All favourites of the member, for filtering in memory: loads page after page until the last (REQ-178). */
export const useAllFavourites = (): AllFavourites => {
  const { view, retry } = useFavourites();
  const more = view.state === 'ready' ? view.more : undefined;
  const load = more?.load;
  const mayLoad = more?.state === 'idle';
  useEffect(() => {
    if (mayLoad) load?.();
  }, [mayLoad, load]);
  if (view.state === 'loading' || view.state === 'failed') return { view, retry };
  if (more?.state === 'failed') return { view: { state: 'failed', error: more.error }, retry: more.load };
  if (more !== undefined) return { view: { state: 'loading' }, retry };
  return { view: { state: 'ready', games: view.state === 'ready' ? view.items : NONE }, retry };
};
