import type { Balance } from '@baize/gateway-sdk/wallet';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { balanceQuery } from './balance.queries.ts';

export type BalanceView = {
  /** Undefined for visitors and until the first response. */
  readonly balance: Balance | undefined;
  readonly refresh: () => void;
  /** True until the call ends, whether it succeeds or fails (REQ-043). */
  readonly refreshing: boolean;
  readonly failed: boolean;
};

/** The logged-in member's balance; call `refresh` when a game frame closes. */
export const useBalance = (): BalanceView => {
  const scope = useScope();
  const { data, isFetching, isError, refetch } = useQuery(balanceQuery(scope));
  return {
    balance: data,
    refresh: () => {
      if (scope.token !== undefined) void refetch();
    },
    refreshing: isFetching,
    failed: isError,
  };
};
