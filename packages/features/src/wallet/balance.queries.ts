import { getBalance } from '@baize/gateway-sdk/wallet';
import type { Balance } from '@baize/gateway-sdk/wallet';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey, newerInLedger } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/**
 * The member's balance, refetched on focus. Whatever writes into this query, the highest ledger sequence wins (D36).
 */
export const balanceQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, 'balance'),
    queryFn: ({ signal }) => valueOrThrow(getBalance(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    structuralSharing: (known, arrived) => newerInLedger(known as Balance | undefined, arrived as Balance),
    refetchOnWindowFocus: 'always',
  });
