import type { Schemas } from '@baize/gateway-contract/client';
import { getPaymentTimes as getPaymentTimesOperation } from '@baize/gateway-contract/client/payments/getPaymentTimes';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Median times of the merchant's latest deposits and withdrawals; a direction with too few orders is absent. */
export type PaymentTimes = Readonly<Schemas['PaymentTimes']>;

/** Measured times of payments, for visitors too (REQ-055). */
export const getPaymentTimes = (gateway: Gateway, options?: CallOptions): Answer<PaymentTimes> =>
  gateway.call(getPaymentTimesOperation, {}, (times: PaymentTimes) => times, options);
