import type { Deposit, Withdrawal } from '@baize/gateway-sdk/payments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import type { PagedQuery } from '../paging/index.ts';
import { depositsQuery } from './deposits.queries.ts';
import { isOpen } from './deposits.rules.ts';
import { isOpenWithdrawal } from './openWithdrawal.rules.ts';
import { withdrawalsQuery } from './withdrawals.queries.ts';

// Apart from the hooks that change an order: these are in the frame, and in the head of the member centre.

const NONE: readonly never[] = [];
const WATCH_MILLISECONDS = 30_000;

/**
 * The orders of a list that may still change, latest first; undefined until they have loaded, none when that fails.
 * Refetched while there is one, for a page that receives no live events.
 */
const useOpenOrders = <Order>(
  query: PagedQuery<Order>,
  isOpenOrder: (order: Order) => boolean,
): readonly Order[] | undefined => {
  const { data, isError } = useInfiniteQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isOpenOrder)) === true && WATCH_MILLISECONDS,
  });
  return data?.pages.flatMap(({ items }) => items.filter(isOpenOrder)) ?? (isError ? NONE : undefined);
};

/** The deposits that may still change. */
export const usePendingDeposits = (): readonly Deposit[] | undefined =>
  useOpenOrders(depositsQuery(useScope(), {}), isOpen);

/** The withdrawals that may still change. */
export const useOpenWithdrawals = (): readonly Withdrawal[] | undefined =>
  useOpenOrders(withdrawalsQuery(useScope(), {}), isOpenWithdrawal);
