import { addFavourite, removeFavourite } from '@baize/gateway-sdk/favourites';
import { mutationOptions } from '@tanstack/react-query';
import type { MutationCache, QueryClient } from '@tanstack/react-query';
import { valueOrThrow, isAnswerOf } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { FAVOURITES, favouriteChangesKey, favouriteGamesQuery, favouriteIdsQuery } from './favourites.queries.ts';
import { changedIds, changedPages, placeOf, inverseOf } from './favourites.rules.ts';
import type { FavouriteChange, FavouritePlace } from './favourites.rules.ts';

/** Applies a change to the cached ids and pages; returns the game's previous place in the list. */
const write = (
  client: QueryClient,
  scope: Scope,
  change: FavouriteChange,
  at?: FavouritePlace,
): FavouritePlace | undefined => {
  const list = favouriteGamesQuery(scope).queryKey;
  const before = client.getQueryData(list);
  client.setQueryData(favouriteIdsQuery(scope).queryKey, (ids) => ids && changedIds(ids, change));
  client.setQueryData(list, (data) => data && { ...data, pages: changedPages(data.pages, change, at) });
  return before && placeOf(before.pages, change.game);
};

/**
 * Adds or removes a favourite, optimistically (REQ-197). A failure applies the inverse change instead of a snapshot,
 * since other changes may have happened meanwhile. Changes are sent one at a time; reads in flight are cancelled, and
 * the last change of a series refetches.
 */
export const favouriteMutation = (scope: Scope) =>
  mutationOptions<null, Error, FavouriteChange, { readonly at: FavouritePlace | undefined }>({
    mutationKey: favouriteChangesKey(scope),
    scope: { id: FAVOURITES },
    meta: { changes: FAVOURITES },
    mutationFn: ({ game, favourite }) =>
      valueOrThrow((favourite ? addFavourite : removeFavourite)(scope.gateway, game)),
    onMutate: async (change, { client }) => {
      await client.cancelQueries({ predicate: isAnswerOf(FAVOURITES) });
      return { at: write(client, scope, change) };
    },
    onError: (_error, change, before, { client }) => {
      write(client, scope, inverseOf(change), before?.at);
    },
    onSettled: (_done, _error, _change, _before, { client }) => {
      const changing = client.isMutating({ mutationKey: favouriteChangesKey(scope) });
      if (changing === 1) void client.invalidateQueries({ predicate: isAnswerOf(FAVOURITES) });
    },
  });

/** Time of the last press on a game's heart, on any of its cards. */
export const lastToggledAt = (cache: MutationCache, scope: Scope, { game }: FavouriteChange): number | undefined =>
  cache
    .findAll({ mutationKey: favouriteChangesKey(scope) })
    .findLast(({ state }) => (state.variables as FavouriteChange).game.id === game.id)?.state.submittedAt;
