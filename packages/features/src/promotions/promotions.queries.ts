import { getMissionLeaderboard, getMissionSummary, getPromotions } from '@baize/gateway-sdk/promotions';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Area name in query keys and in `meta.changes` of mutations. */
export const PROMOTIONS = 'promotions';

/**
 * The promotions with their status for this visitor or member, refetched on focus because stakes count towards them.
 */
export const promotionsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, PROMOTIONS),
    queryFn: ({ signal }) => valueOrThrow(getPromotions(scope.gateway, { signal })),
    enabled: scope.ready,
    refetchOnWindowFocus: 'always',
  });

/** The member's missions, refetched on focus. */
export const missionsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'missions'),
    queryFn: ({ signal }) => valueOrThrow(getMissionSummary(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** Who finished most missions this week. */
export const leaderboardQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'leaderboard'),
    queryFn: ({ signal }) => valueOrThrow(getMissionLeaderboard(scope.gateway, { signal })),
    enabled: scope.ready,
  });
