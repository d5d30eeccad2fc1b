import { getMerchantWallet } from '@baize/gateway-sdk/wallet';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The wallet mode of the merchant (single or per vendor), fetched once per session (REQ-188). */
export const merchantWalletQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { member: true }, 'merchant-wallet'),
    queryFn: ({ signal }) => valueOrThrow(getMerchantWallet(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  });
