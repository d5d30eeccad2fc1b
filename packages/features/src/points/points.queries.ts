import {
  getPointBalance,
  getPointConfig,
  getPointMovements,
  getPointRewards,
  getRedemptions,
} from '@baize/gateway-sdk/points';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The area of a member's points, as keys and changes name it. */
export const POINTS = 'points';
const PAGE_SIZE = 10;

/** How points are earned and what they are worth. */
export const pointConfigQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'point-config'),
    queryFn: ({ signal }) => answered(getPointConfig(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
  });

/** What points can be given for. */
export const pointRewardsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'point-rewards'),
    queryFn: ({ signal }) => answered(getPointRewards(scope.gateway, { signal })),
    enabled: scope.ready,
    retry: false,
  });

/** How many points the member has, asked again on focus: what was staked meanwhile counts. */
export const pointBalanceQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, POINTS, 'balance'),
    queryFn: ({ signal }) => answered(getPointBalance(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** A page of what the member has given points for. */
export const redemptionsQuery = (scope: Scope, { page }: { readonly page: number }) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, POINTS, 'redemptions', page),
    queryFn: ({ signal }) => answered(getRedemptions(scope.gateway, { page, size: PAGE_SIZE }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** A page of how the member's points came and went. */
export const pointMovementsQuery = (scope: Scope, { page }: { readonly page: number }) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, POINTS, 'movements', page),
    queryFn: ({ signal }) => answered(getPointMovements(scope.gateway, { page, size: PAGE_SIZE }, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
