import { addFavourite, removeFavourite } from '@baize/gateway-sdk/favourites';
import { mutationOptions } from '@tanstack/react-query';
import type { MutationCache, QueryClient } from '@tanstack/react-query';
import { answered, isAnswerOf } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { FAVOURITES, favouriteChangesKey, favouriteGamesQuery, favouriteIdsQuery } from './favourites.queries.ts';
import { changedIds, changedPages, placeOf, undone } from './favourites.rules.ts';
import type { FavouriteChange, FavouritePlace } from './favourites.rules.ts';

/** Writes a change into what is cached, and answers where the game stood in the list. */
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
 * Adds or removes a favourite. It is seen at once, and taken back when it fails (REQ-197): by its own reverse, since
 * another change may have been made meanwhile. Changes travel one after the other, and what was asked for before a
 * change is not heard; the last of several asks again for what they made old.
 */
export const favouriteMutation = (scope: Scope) =>
  mutationOptions<null, Error, FavouriteChange, { readonly at: FavouritePlace | undefined }>({
    mutationKey: favouriteChangesKey(scope),
    scope: { id: FAVOURITES },
    meta: { changes: FAVOURITES },
    mutationFn: ({ game, favourite }) => answered((favourite ? addFavourite : removeFavourite)(scope.gateway, game)),
    onMutate: async (change, { client }) => {
      await client.cancelQueries({ predicate: isAnswerOf(FAVOURITES) });
      return { at: write(client, scope, change) };
    },
    onError: (_error, change, before, { client }) => {
      write(client, scope, undone(change), before?.at);
    },
    onSettled: (_done, _error, _change, _before, { client }) => {
      const changing = client.isMutating({ mutationKey: favouriteChangesKey(scope) });
      if (changing === 1) void client.invalidateQueries({ predicate: isAnswerOf(FAVOURITES) });
    },
  });

/** When a game's heart was last pressed, wherever on the page it was. */
export const lastToggledAt = (cache: MutationCache, scope: Scope, { game }: FavouriteChange): number | undefined =>
  cache
    .findAll({ mutationKey: favouriteChangesKey(scope) })
    .findLast(({ state }) => (state.variables as FavouriteChange).game.id === game.id)?.state.submittedAt;
