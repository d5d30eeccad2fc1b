import { getUpline, getWallets } from '@baize/gateway-sdk/transfers';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Area name of transfers in query keys and in `meta.changes` of mutations. */
export const TRANSFERS = 'transfers';

/** The balance of each of the member's wallets, refetched on focus because bets change it (REQ-225). */
export const walletsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, TRANSFERS, 'wallets'),
    queryFn: ({ signal }) => valueOrThrow(getWallets(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });

/** Whom the member can transfer money to, and the limits of a transfer. */
export const uplineQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, TRANSFERS, 'upline'),
    queryFn: ({ signal }) => valueOrThrow(getUpline(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });
