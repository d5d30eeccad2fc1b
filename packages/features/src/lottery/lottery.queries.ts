import type { PrizeMode } from '@baize/domain/categories';
import { getLotteryMenus } from '@baize/gateway-sdk/lottery';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, type Scope } from '../app/index.ts';

/** The group that menus leave out (REQ-048). */
const UNLISTED_GROUP = 'KENO';

/** Vendors whose games are listed in the menus' groups; all others count as other lotteries. */
const houseVendors: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

/** The groups of a menu: those with at least one game, without KENO (REQ-048). */
export const listedGroups = <G extends { readonly code: string; readonly games: readonly unknown[] }>(
  groups: readonly G[],
): readonly G[] => groups.filter(({ code, games }) => code !== UNLISTED_GROUP && games.length > 0);

/** The vendors of a lottery category whose games are in no group (REQ-048). */
export const otherLotteries = <V extends { readonly vassalage: string }>(vendors: readonly V[]): readonly V[] =>
  vendors.filter(({ vassalage }) => !houseVendors.has(vassalage));

/** The lottery groups of the menus, fetched once per language. */
export const lotteryMenusQuery = (scope: Scope, prizeMode: PrizeMode) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'lottery-menus', prizeMode),
    queryFn: ({ signal }) => valueOrThrow(getLotteryMenus(scope.gateway, { prizeMode }, { signal })),
    select: listedGroups,
    enabled: scope.ready,
    staleTime: Infinity,
  });
