import { getGameList, getWinnerBoard } from '@baize/gateway-sdk/catalogue';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

// In a file of its own, apart from the queries of the first load: loaded once a visitor opens the lobby.

const FRESH_MILLISECONDS = 60_000;

/** Games shown while typing a search; the search page lists all of them. */
const GAMES_FOUND = 8;

const DAYS_NEW = 7;
const NEW_GAMES = 14;

/** The gateway's maximum page size. */
const MOST_GAMES = 100;

/** The first games of any category whose name matches; `name` must not be empty (REQ-178). */
export const gameSearchQuery = (scope: Scope, name: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'game-search', name),
    queryFn: ({ signal }) =>
      valueOrThrow(getGameList(scope.gateway, { gameName: name, pageNo: 1, pageSize: GAMES_FOUND }, { signal })),
    enabled: scope.ready && name !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MILLISECONDS,
  });

/** Games that the merchant added within the last week, in the gateway's order. */
export const newGamesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'new-games'),
    queryFn: ({ signal }) =>
      valueOrThrow(
        getGameList(scope.gateway, { addedWithinDays: DAYS_NEW, pageNo: 1, pageSize: NEW_GAMES }, { signal }),
      ),
    enabled: scope.ready,
    staleTime: FRESH_MILLISECONDS,
  });

/** The games of a vendor in all categories, at most one page of the maximum size. */
export const vendorGamesQuery = (scope: Scope, vendor: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'vendor-games', vendor),
    queryFn: ({ signal }) =>
      valueOrThrow(getGameList(scope.gateway, { vassalage: vendor, pageNo: 1, pageSize: MOST_GAMES }, { signal })),
    enabled: scope.ready,
    staleTime: FRESH_MILLISECONDS,
  });

/** Recent winners, refetched when the language changes (REQ-188, REQ-213). */
export const winnersQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'winners'),
    queryFn: ({ signal }) => valueOrThrow(getWinnerBoard(scope.gateway, {}, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
  });
