import { getPaymentTimes } from '@baize/gateway-sdk/payments';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Measured times of the merchant's payments, for visitors too. */
export const paymentTimesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, 'payment-times'),
    queryFn: ({ signal }) => valueOrThrow(getPaymentTimes(scope.gateway, { signal })),
    enabled: scope.ready,
  });
