import { groupByCategory } from '@baize/domain/categories';
import { getGameList, getGameVendors, getHotGames, getRecentGames } from '@baize/gateway-sdk/catalogue';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { gameListRequest } from './catalogue.rules.ts';
import type { GameFilter } from './catalogue.rules.ts';

const GAME_LIST_FRESH_MILLISECONDS = 60_000;

/** The vendors by category in the order of REQ-170, with ESPORTS split out. Fetched once per session (REQ-188). */
export const vendorsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'vendors'),
    queryFn: ({ signal }) => valueOrThrow(getGameVendors(scope.gateway, { signal })),
    select: groupByCategory,
    enabled: scope.ready,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The most played games, refetched when the language changes (REQ-185, REQ-188). */
export const hotGamesQuery = (scope: Scope, vendor?: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'hot-games', vendor),
    queryFn: ({ signal }) => valueOrThrow(getHotGames(scope.gateway, { vassalage: vendor }, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
  });

/** One page of games. The previous page stays as placeholder data while the next one loads (REQ-179, REQ-184). */
export const gameListQuery = (scope: Scope, filter: GameFilter) => {
  const request = gameListRequest(filter);
  return queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'game-list', request),
    queryFn: ({ signal }) => valueOrThrow(getGameList(scope.gateway, request, { signal })),
    enabled: scope.ready,
    placeholderData: keepPreviousData,
    staleTime: GAME_LIST_FRESH_MILLISECONDS,
  });
};

/** The games that the member played last; disabled for visitors (REQ-186). */
export const recentGamesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'recent-games'),
    queryFn: ({ signal }) => valueOrThrow(getRecentGames(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });
