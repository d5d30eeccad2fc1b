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

/** Area name of a member's points in query keys and in `meta.changes` of mutations. */
export const POINTS = 'points';
const PAGE_SIZE = 10;

/** Rates at which points are earned and converted. */
export const pointConfigQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'point-config'),
    queryFn: ({ signal }) => valueOrThrow(getPointConfig(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
  });

/** Rewards that can be redeemed for points. */
export const pointRewardsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'point-rewards'),
    queryFn: ({ signal }) => valueOrThrow(getPointRewards(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
  });

/** The member's points, refetched on focus because stakes earn more. */
export const pointBalanceQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, POINTS, 'balance'),
    queryFn: ({ signal }) => valueOrThrow(getPointBalance(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** A page of the member's redemptions. */
export const redemptionsQuery = (scope: Scope, { page }: { readonly page: number }) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, POINTS, 'redemptions', page),
    queryFn: ({ signal }) => valueOrThrow(getRedemptions(scope.gateway, { page, size: PAGE_SIZE }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** A page of the member's point movements. */
export const pointMovementsQuery = (scope: Scope, { page }: { readonly page: number }) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, POINTS, 'movements', page),
    queryFn: ({ signal }) => valueOrThrow(getPointMovements(scope.gateway, { page, size: PAGE_SIZE }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
