import type { Schemas } from '@baize/gateway-contract/client';
import { getPaymentMethods as getPaymentMethodsOperation } from '@baize/gateway-contract/client/payments/getPaymentMethods';
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
