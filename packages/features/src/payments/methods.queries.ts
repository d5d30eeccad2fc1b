import { getPaymentMethods } from '@baize/gateway-sdk/payments';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Area name of payments in query keys and in `meta.changes` of mutations. */
export const PAYMENTS = 'payments';

/** Ways to pay in and out; refetched on focus, since an operator may switch one off. */
export const paymentMethodsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, PAYMENTS, 'methods'),
    queryFn: ({ signal }) => valueOrThrow(getPaymentMethods(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
    refetchOnWindowFocus: 'always',
  });
