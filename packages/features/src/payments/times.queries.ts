import { getPaymentTimes } from '@baize/gateway-sdk/payments';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { PAYMENTS } from './methods.queries.ts';

/** Measured times of the merchant's payments, for visitors too. */
export const paymentTimesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, {}, PAYMENTS, 'times'),
    queryFn: ({ signal }) => valueOrThrow(getPaymentTimes(scope.gateway, { signal })),
    enabled: scope.ready,
  });
