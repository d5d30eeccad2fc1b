import type { GatewayError } from '@baize/gateway-sdk';
import type { Game } from '@baize/gateway-sdk/catalogue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { favouriteMutation, lastToggledAt } from './favourites.mutations.ts';
import { favouriteIdsQuery } from './favourites.queries.ts';
import { favouriteChange, mayToggle } from './favourites.rules.ts';

export type FavouriteOptions = {
  /** Redirects a visitor to login, and back afterwards (REQ-198). */
  readonly requireLogin: () => void;
  /** Called when a change was rolled back, even after the heart has unmounted (REQ-197). */
  readonly onRolledBack: (error: GatewayError | undefined, favourite: boolean) => void;
};

export type Favourite = { readonly isFavourite: boolean; readonly toggle: () => void };

/** State and toggle of a game's heart (REQ-196 to REQ-198). */
export const useFavourite = (game: Game, { requireLogin, onRolledBack }: FavouriteOptions): Favourite => {
  const scope = useScope();
  const client = useQueryClient();
  const ids = favouriteIdsQuery(scope);
  const { data: isKnown = false } = useQuery({ ...ids, select: (all) => all.includes(game.id) });
  const options = favouriteMutation(scope);
  const { mutate, isPending, variables } = useMutation({
    ...options,
    onError: async (error, change, ...rest) => {
      await options.onError?.(error, change, ...rest);
      onRolledBack(gatewayErrorOf(error), change.favourite);
    },
  });
  // Until the ids have loaded, only the pending change is known.
  const isFavourite = isPending ? variables.favourite : isKnown;
  const toggle = (): void => {
    if (scope.token === undefined) return requireLogin();
    const change = favouriteChange(client.getQueryData(ids.queryKey), game, !isFavourite);
    if (change === undefined || !mayToggle(lastToggledAt(client.getMutationCache(), scope, change), Date.now())) return;
    mutate(change);
  };
  return { isFavourite, toggle };
};
