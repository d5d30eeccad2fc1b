import { getPaymentMethods as getPaymentMethodsOperation } from '@baize/gateway-contract/client/payments/getPaymentMethods';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { PaymentMethods } from './deposits.types.ts';

const readMethods = (methods: PaymentMethods): PaymentMethods => ({
  ...methods,
  promotions: methods.promotions.map((promotion) => ({ ...promotion, title: promotion.title || promotion.id })),
});

/** Ways to pay in and out, and the promotions of a deposit; a promotion's title defaults to its id. */
export const getPaymentMethods = (gateway: Gateway, options?: CallOptions): Answer<PaymentMethods> =>
  gateway.call(getPaymentMethodsOperation, {}, readMethods, options);
