import type { Game } from '@baize/gateway-sdk/catalogue';
import { useInfiniteQuery } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import type { Loaded } from '../app/index.ts';
import { favouriteGamesQuery } from './favourites.queries.ts';
import { gamesOf } from './favourites.rules.ts';

/** View state of the favourites; `more` is set while there are further pages. */
export type FavouritesView = Loaded<
  { readonly games: readonly Game[]; readonly more: MoreFavourites | undefined },
  'empty'
>;

export type MoreFavourites = {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly load: () => void;
};

/** The member's favourites, last added first, a page at a time (REQ-026, REQ-199). */
export const useFavourites = (): { readonly view: FavouritesView; readonly retry: () => void } => {
  const list = useInfiniteQuery(favouriteGamesQuery(useScope()));
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, refetch } = list;
  // A change shifts games between pages: finish the refetch of the loaded pages before the next page, or a game would
  // be skipped.
  const loadMore = async (): Promise<void> => {
    if (isFetching && !isFetchingNextPage) await refetch({ cancelRefetch: false });
    await list.fetchNextPage();
  };
  const retry = (): void => void refetch();
  if (data === undefined)
    return {
      view: error === null ? { state: 'loading' } : { state: 'failed', error: gatewayErrorOf(error) },
      retry,
    };
  const games = gamesOf(data.pages);
  if (games.length === 0) return { view: { state: hasNextPage ? 'loading' : 'empty' }, retry };
  const moreState = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle';
  const more = hasNextPage ? ({ state: moreState, load: () => void loadMore() } as const) : undefined;
  return { view: { state: 'ready', games, more }, retry };
};
