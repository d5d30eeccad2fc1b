import type { PrizeMode } from '@baize/domain/categories';
import type { LotteryGroup } from '@baize/gateway-sdk/lottery';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { lotteryMenusQuery } from './lottery.queries.ts';

export type LotteryMenu = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly groups: readonly LotteryGroup[];
  readonly retry: () => void;
};

/** The lotteries of the house for a menu, by group and without KENO (REQ-048). */
export const useLotteryMenu = (prizeMode: PrizeMode): LotteryMenu => {
  const { data, isError, refetch } = useQuery(lotteryMenusQuery(useScope(), prizeMode));
  const awaited = isError ? 'failed' : 'loading';
  return { state: data === undefined ? awaited : 'ready', groups: data ?? [], retry: () => void refetch() };
};
