import { getMissionLeaderboard, getMissionSummary, getPromotions } from '@baize/gateway-sdk/promotions';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The area, as keys and changes name it. */
export const PROMOTIONS = 'promotions';

/** The promotions as whoever is here finds them, asked again on focus: what was staked meanwhile counts. */
export const promotionsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, PROMOTIONS),
    queryFn: ({ signal }) => answered(getPromotions(scope.gateway, { signal })),
    enabled: scope.ready,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** The member's missions, asked again on focus. */
export const missionsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'missions'),
    queryFn: ({ signal }) => answered(getMissionSummary(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** Who staked most this week. */
export const leaderboardQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'leaderboard'),
    queryFn: ({ signal }) => answered(getMissionLeaderboard(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
  });
