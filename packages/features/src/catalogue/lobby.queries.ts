import { getGameList, getWinnerBoard } from '@baize/gateway-sdk/catalogue';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

// Apart from the queries that every first page has: these come once somebody looks further.

const FRESH_MILLISECONDS = 60_000;

/** How many games a search shows as one types; its page lists them all. */
const GAMES_FOUND = 8;

const DAYS_NEW = 7;
const NEW_GAMES = 14;

/** How many games a page of the gateway's has at most. */
const MOST_GAMES = 100;

/** The first games of any category that answer to a name, which is not empty (REQ-178). */
export const gameSearchQuery = (scope: Scope, name: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'game-search', name),
    queryFn: ({ signal }) =>
      answered(getGameList(scope.gateway, { gameName: name, pageNo: 1, pageSize: GAMES_FOUND }, { signal })),
    enabled: scope.ready && name !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MILLISECONDS,
    retry: false,
  });

/** The games that the merchant has had for a week at most, as the gateway orders them. */
export const newGamesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'new-games'),
    queryFn: ({ signal }) =>
      answered(getGameList(scope.gateway, { addedWithinDays: DAYS_NEW, pageNo: 1, pageSize: NEW_GAMES }, { signal })),
    enabled: scope.ready,
    staleTime: FRESH_MILLISECONDS,
    retry: false,
  });

/** The games of a vendor in all categories, as many as one page may have. */
export const vendorGamesQuery = (scope: Scope, vendor: string) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'vendor-games', vendor),
    queryFn: ({ signal }) =>
      answered(getGameList(scope.gateway, { vassalage: vendor, pageNo: 1, pageSize: MOST_GAMES }, { signal })),
    enabled: scope.ready,
    staleTime: FRESH_MILLISECONDS,
    retry: false,
  });

/** Who won lately; asked for again when the language changes (REQ-188, REQ-213). */
export const winnersQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'winners'),
    queryFn: ({ signal }) => answered(getWinnerBoard(scope.gateway, {}, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
    retry: false,
  });
