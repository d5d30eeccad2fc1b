import { getLotteryRooms, getRecentVnLotteries, getVnLotteryMenus } from '@baize/gateway-sdk/lottery';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The lotteries of Vietnam by group. */
export const vnLotteriesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'vn-lotteries'),
    queryFn: ({ signal }) => valueOrThrow(getVnLotteryMenus(scope.gateway, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
  });

/** The lotteries of South-East Asia; members only. */
export const seaLotteriesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'sea-lotteries'),
    queryFn: ({ signal }) => valueOrThrow(getLotteryRooms(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    staleTime: Infinity,
  });

/** The lotteries of Vietnam that the member has bet on. */
export const recentLotteriesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'recent-lotteries'),
    queryFn: ({ signal }) => valueOrThrow(getRecentVnLotteries(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });
