import { getPaymentPassword } from '@baize/gateway-sdk/member';
import { queryOptions } from '@tanstack/react-query';
import { answerKey, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Area name of the payment password in query keys and in `meta.changes` of mutations. */
export const PAYMENT_PASSWORD = 'payment-password';

/** The payment password's state: set or not, and the time until which it is locked (D57). */
export const paymentPasswordQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, PAYMENT_PASSWORD),
    queryFn: ({ signal }) => valueOrThrow(getPaymentPassword(scope.gateway, { signal })),
    enabled: scope.ready && scope.token !== undefined,
  });
