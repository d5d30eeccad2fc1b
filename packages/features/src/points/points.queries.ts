import {
  getPointBalance,
  getPointConfig,
  getPointMovements,
  getPointRewards,
  getRedemptions,
} from '@baize/gateway-sdk/points';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { pagedQuery } from '../paging/index.ts';
import type { Filters } from '../paging/index.ts';

/** Area name of a member's points in query keys and in `meta.changes` of mutations. */
export const POINTS = 'points';
const PAGE_SIZE = 10;

/** Rates at which points are earned and converted. */
export const pointConfigQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'point-config'),
    queryFn: ({ signal }) => valueOrThrow(getPointConfig(scope.gateway, { signal })),
    enabled: scope.ready,
  });

/** Rewards that can be redeemed for points. */
export const pointRewardsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'point-rewards'),
    queryFn: ({ signal }) => valueOrThrow(getPointRewards(scope.gateway, { signal })),
    enabled: scope.ready,
  });

/** The member's points, refetched on focus because stakes earn more. */
export const pointBalanceQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, POINTS, 'balance'),
    queryFn: ({ signal }) => valueOrThrow(getPointBalance(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** The member's redemptions. */
export const redemptionsQuery = (scope: Scope, filters: Filters) =>
  pagedQuery(scope, getRedemptions, { key: [POINTS, 'redemptions'], filters, size: PAGE_SIZE, language: true });

/** The member's point movements. */
export const pointMovementsQuery = (scope: Scope, filters: Filters) =>
  pagedQuery(scope, getPointMovements, { key: [POINTS, 'movements'], filters, size: PAGE_SIZE });
