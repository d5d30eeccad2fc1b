import { getFavouriteGames, getFavouriteIds } from '@baize/gateway-sdk/favourites';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { changedIds, changedPages } from './favourites.rules.ts';
import type { FavouriteChange } from './favourites.rules.ts';

/** The area, as keys and changes name it. */
export const FAVOURITES = 'favourites';

/** What every change of a member's favourites is known by. */
export const favouriteChangesKey = (scope: Scope) => answerKey(scope, { member: true }, FAVOURITES, 'change');

/** Changes that are on their way: an answer that left the gateway before them must not undo them. */
const underWay = (client: QueryClient, scope: Scope): readonly FavouriteChange[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: favouriteChangesKey(scope), status: 'pending' })
    .map(({ state }) => state.variables as FavouriteChange);

/** Which games are the member's favourites, read again on focus (REQ-199). */
export const favouriteIdsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, FAVOURITES, 'ids'),
    queryFn: async ({ client, signal }) => {
      const ids = await answered(getFavouriteIds(scope.gateway, { signal }));
      return underWay(client, scope).reduce(changedIds, ids);
    },
    enabled: scope.ready && scope.token !== undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** The member's favourites as cards, page by page, the last added first (REQ-199). */
export const favouriteGamesQuery = (scope: Scope) =>
  infiniteQueryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, FAVOURITES, 'games'),
    queryFn: async ({ client, signal, pageParam: pageNo }) => {
      const page = await answered(getFavouriteGames(scope.gateway, { pageNo }, { signal }));
      // A game that is being added stands first on every page that comes meanwhile; it is listed once.
      return underWay(client, scope).reduce((left, change) => changedPages([left], change)[0] ?? left, page);
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
