import { useQuery } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { gameListQuery, recentGamesQuery } from './catalogue.queries.ts';
import type { GameFilter } from './catalogue.rules.ts';
import { listView, ownGamesPage } from './gameList.rules.ts';
import type { GameListView, OwnGamesFilter } from './gameList.rules.ts';

export type GameList = { readonly view: GameListView; readonly retry: () => void };

/**
 * A filtered page of a category's games (REQ-178, REQ-184). While it loads, games of another page or filter are hidden.
 */
export const useGameList = (filter: GameFilter): GameList => {
  const list = useQuery(gameListQuery(useScope(), filter));
  const retry = (): void => void list.refetch();
  if (list.isError && list.data === undefined)
    return { view: { state: 'failed', error: gatewayErrorOf(list.error) }, retry };
  if (list.data === undefined || list.isPlaceholderData) return { view: { state: 'loading' }, retry };
  return { view: listView(list.data, filter.page ?? 1), retry };
};

/** A page of the games that the member played last, most recent first (REQ-178). */
export const useRecentGames = (filter: OwnGamesFilter): GameList => {
  const { data, error, isError, refetch } = useQuery(recentGamesQuery(useScope()));
  const retry = (): void => void refetch();
  if (data === undefined)
    return { view: isError ? { state: 'failed', error: gatewayErrorOf(error) } : { state: 'loading' }, retry };
  return { view: listView(ownGamesPage(data, filter), filter.page ?? 1), retry };
};
