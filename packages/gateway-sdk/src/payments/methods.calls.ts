import type { Schemas } from '@baize/gateway-contract/client';
import { getPaymentMethods as getPaymentMethodsOperation } from '@baize/gateway-contract/client/payments/getPaymentMethods';
import { getPaymentTimes as getPaymentTimesOperation } from '@baize/gateway-contract/client/payments/getPaymentTimes';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** A way to pay in or out; `medianSeconds` is measured, and absent while there are too few orders. */
export type PaymentMethod = Readonly<Schemas['PaymentMethod']>;

/** Ways to pay in and out with their limits and fees, and the promotions of a deposit. Amounts in minor units. */
export type PaymentMethods = Readonly<Schemas['PaymentMethods']>;

const readMethods = (methods: PaymentMethods): PaymentMethods => ({
  ...methods,
  promotions: methods.promotions.map((promotion) => ({ ...promotion, title: promotion.title || promotion.id })),
});

/** Ways to pay in and out, and the promotions of a deposit; a promotion's title defaults to its id. */
export const getPaymentMethods = (gateway: Gateway, options?: CallOptions): Answer<PaymentMethods> =>
  gateway.call(getPaymentMethodsOperation, {}, readMethods, options);

/** Median times of the merchant's latest deposits and withdrawals; a direction with too few orders is absent. */
export type PaymentTimes = Readonly<Schemas['PaymentTimes']>;

/** Measured times of payments, for visitors too (REQ-055). */
export const getPaymentTimes = (gateway: Gateway, options?: CallOptions): Answer<PaymentTimes> =>
  gateway.call(getPaymentTimesOperation, {}, (times: PaymentTimes) => times, options);
