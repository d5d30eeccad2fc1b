import type { Deposit, Withdrawal } from '@baize/gateway-sdk/payments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { depositsQuery } from './deposits.queries.ts';
import { isOpen } from './deposits.rules.ts';
import { isOpenWithdrawal } from './openWithdrawal.rules.ts';
import { withdrawalsQuery } from './withdrawals.queries.ts';

// Apart from the hooks that change an order: these are in the frame, and in the head of the member centre.

const NONE: readonly never[] = [];
const WATCH_MILLISECONDS = 30_000;

/**
 * The deposits that may still change, latest first; undefined until they have loaded, none when that fails. Refetched
 * while there is one, for a page that receives no live events.
 */
export const usePendingDeposits = (): readonly Deposit[] | undefined => {
  const { data, isError } = useInfiniteQuery({
    ...depositsQuery(useScope(), {}),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isOpen)) === true && WATCH_MILLISECONDS,
  });
  return data?.pages.flatMap(({ items }) => items.filter(isOpen)) ?? (isError ? NONE : undefined);
};

/** The withdrawals that can still change, as `usePendingDeposits`. */
export const useOpenWithdrawals = (): readonly Withdrawal[] | undefined => {
  const { data, isError } = useInfiniteQuery({
    ...withdrawalsQuery(useScope(), {}),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isOpenWithdrawal)) === true && WATCH_MILLISECONDS,
  });
  return data?.pages.flatMap(({ items }) => items.filter(isOpenWithdrawal)) ?? (isError ? NONE : undefined);
};
