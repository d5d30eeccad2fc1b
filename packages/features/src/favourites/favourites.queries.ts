import { getFavouriteGames, getFavouriteIds } from '@baize/gateway-sdk/favourites';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { changedIds, changedPages } from './favourites.rules.ts';
import type { FavouriteChange } from './favourites.rules.ts';

/** Area name in query keys and in `meta.changes` of mutations. */
export const FAVOURITES = 'favourites';

/** Mutation key of every change to a member's favourites. */
export const favouriteChangesKey = (scope: Scope) => answerKey(scope, { member: true }, FAVOURITES, 'change');

/** Pending changes. They are reapplied to fetched data, which may be older than they are. */
const underWay = (client: QueryClient, scope: Scope): readonly FavouriteChange[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: favouriteChangesKey(scope), status: 'pending' })
    .map(({ state }) => state.variables as FavouriteChange);

/** The ids of the member's favourites, refetched on focus (REQ-199). */
export const favouriteIdsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, FAVOURITES, 'ids'),
    queryFn: async ({ client, signal }) => {
      const ids = await valueOrThrow(getFavouriteIds(scope.gateway, { signal }));
      return underWay(client, scope).reduce(changedIds, ids);
    },
    enabled: scope.ready && scope.token !== undefined,
    staleTime: Infinity,
    refetchOnWindowFocus: 'always',
  });

/** The member's favourites as cards, page by page, last added first (REQ-199). */
export const favouriteGamesQuery = (scope: Scope) =>
  infiniteQueryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, FAVOURITES, 'games'),
    queryFn: async ({ client, signal, pageParam: pageNo }) => {
      const page = await valueOrThrow(getFavouriteGames(scope.gateway, { pageNo }, { signal }));
      // A game being added is put first on every page that loads meanwhile; `gamesOf` removes duplicates.
      return underWay(client, scope).reduce((left, change) => changedPages([left], change)[0] ?? left, page);
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });
