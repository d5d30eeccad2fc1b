import { getFavouriteGames, getFavouriteIds } from '@baize/gateway-sdk/favourites';
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import { changedIds, changedPage } from './favourites.rules.ts';
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

const PAGE_SIZE = 15;

/** The member's favourites as cards, page by page, last added first (REQ-199). */
export const favouriteGamesQuery = (scope: Scope) =>
  pagedQuery(scope, getFavouriteGames, {
    key: [FAVOURITES, 'games'],
    filters: {},
    size: PAGE_SIZE,
    language: true,
    // A game that is being added goes first on the first page, and is removed from any other.
    amend: (page, { client, isFirst }) =>
      underWay(client, scope).reduce((left, change) => changedPage(left, change, isFirst ? 0 : undefined), page),
  });
