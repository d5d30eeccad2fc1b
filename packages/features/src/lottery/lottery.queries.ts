import type { PrizeMode } from '@baize/domain/categories';
import { getLotteryMenus } from '@baize/gateway-sdk/lottery';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { listedGroups } from './lottery.rules.ts';

/** The lottery groups of the menus, fetched once per language. */
export const lotteryMenusQuery = (scope: Scope, prizeMode: PrizeMode) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'lottery-menus', prizeMode),
    queryFn: ({ signal }) => valueOrThrow(getLotteryMenus(scope.gateway, { prizeMode }, { signal })),
    select: listedGroups,
    enabled: scope.ready,
    staleTime: Infinity,
  });
