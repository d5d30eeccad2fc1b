import type { PayloadOf, ValueOf } from '@baize/gateway-contract/client';
import { getPaymentPassword as getPaymentPasswordOperation } from '@baize/gateway-contract/client/member/getPaymentPassword';
import { setPaymentPassword as setPaymentPasswordOperation } from '@baize/gateway-contract/client/member/setPaymentPassword';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** True `isSet` when the member has a payment password; `lockedUntil` after too many wrong ones (D57). */
export type PaymentPassword = ValueOf<'getPaymentPassword'>;

/** A new payment password, confirmed by the login password. */
export type NewPaymentPassword = PayloadOf<'setPaymentPassword'>;

/** The payment password's state (D57). */
export const getPaymentPassword = (gateway: Gateway, options?: CallOptions): Answer<PaymentPassword> =>
  gateway.call(getPaymentPasswordOperation, {}, (state: ValueOf<'getPaymentPassword'>) => state, options);

/** Sets or changes the payment password, confirmed by the login password; unlocks it as well (D57). */
export const setPaymentPassword = (
  gateway: Gateway,
  payload: NewPaymentPassword,
  options?: CallOptions,
): Answer<null> => gateway.callSealed(setPaymentPasswordOperation, payload, () => null, options);
